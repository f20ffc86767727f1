import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/controls.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { shelf } from './lib/shelf.svelte'
import { learnLanguage } from './lib/text.svelte'
import { upgrade } from './lib/upgrade.svelte'

const LONGEST_WAIT_FOR_LETTERS = 150 // ms: a page in other letters is better than none

/** The letters are on their way since the first line of the page; whoever waits for them a moment sees nothing move. */
async function letters(): Promise<void> {
  const faces = Promise.all([document.fonts.load('16px "Figtree Variable"'), document.fonts.load('640 32px "Fraunces Variable"')])
  await Promise.race([faces.catch(() => undefined), new Promise((later) => setTimeout(later, LONGEST_WAIT_FOR_LETTERS))])
}

async function begin(): Promise<void> {
  shelf.load().catch(() => undefined) // on its way while the words are
  await Promise.all([learnLanguage(), letters()])
  const target = document.getElementById('app')
  if (target) mount(App, { target })
  void upgrade.keepShell()
}

void begin()
