/** A voice that reads aloud, where the browser has one for the language; where it has none, a gong. */

import type { Language } from '../../../lib/wishes.svelte'

export interface Voice {
  /** Whether something can be read aloud in this language. */
  has(language: Language): boolean
  /** Resolves when it was said: false where it could not be. */
  speak(text: string, language: Language): Promise<boolean>
  hush(): void
  /** Calls back whenever other voices are there; give it up by what this returns. */
  changed(tell: () => void): () => void
}

const SLOW = 0.95 // calmer than a browser speaks by itself
const EACH = 110 // ms for a letter, at most
const PATIENCE = 4000

class BrowserVoice implements Voice {
  constructor(private readonly synthesis: SpeechSynthesis) {}

  has(language: Language): boolean {
    return this.of(language) !== undefined
  }

  speak(text: string, language: Language): Promise<boolean> {
    const voice = this.of(language)
    if (!voice) return Promise.resolve(false)
    return new Promise((said) => {
      const words = new SpeechSynthesisUtterance(text)
      words.voice = voice
      words.lang = voice.lang
      words.rate = SLOW
      const tooLong = setTimeout(() => end(true), text.length * EACH + PATIENCE) // some browsers forget to tell that they are done
      const end = (spoken: boolean): void => {
        clearTimeout(tooLong)
        said(spoken)
      }
      words.onend = () => end(true)
      words.onerror = ({ error }) => end(error === 'canceled' || error === 'interrupted')
      this.synthesis.speak(words)
    })
  }

  hush(): void {
    this.synthesis.cancel()
  }

  changed(tell: () => void): () => void {
    this.synthesis.addEventListener?.('voiceschanged', tell)
    return () => this.synthesis.removeEventListener?.('voiceschanged', tell)
  }

  /** One that needs no network, if there is one: nobody else hears who has died. */
  private of(language: Language): SpeechSynthesisVoice | undefined {
    const fitting = this.synthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language))
    return fitting.find(({ localService }) => localService)
  }
}

const SILENT: Voice = { has: () => false, speak: () => Promise.resolve(false), hush: () => undefined, changed: () => () => undefined }

export function voiceOfBrowser(): Voice {
  return typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined' ? SILENT : new BrowserVoice(speechSynthesis)
}

// --- A gong, and the air of a night

const PARTIALS: readonly (readonly [ratio: number, loud: number, long: number])[] = [[1, 0.5, 2.6], [1.48, 0.28, 2], [2.09, 0.2, 1.5], [2.56, 0.12, 1.1], [3.9, 0.06, 0.6]]
const PITCH = 110 // Hz
let context: AudioContext | null = null

function ears(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

export function gong(): void {
  const on = ears()
  if (!on) return
  for (const [ratio, loud, long] of PARTIALS) {
    const wave = on.createOscillator()
    const volume = on.createGain()
    wave.frequency.value = PITCH * ratio
    volume.gain.setValueAtTime(loud * 0.5, on.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.0001, on.currentTime + long)
    wave.connect(volume).connect(on.destination)
    wave.start()
    wave.stop(on.currentTime + long)
  }
}

const AIR = 3 // s, over and over
const HUSH = 0.035

/** Wind in the trees: the same all night, whatever happens. It stops by what this returns. */
export function nightAir(): () => void {
  const on = ears()
  if (!on) return () => undefined
  const buffer = on.createBuffer(1, AIR * on.sampleRate, on.sampleRate)
  const samples = buffer.getChannelData(0)
  let drift = 0
  for (let at = 0; at < samples.length; at += 1) samples[at] = drift = drift * 0.98 + (Math.random() * 2 - 1) * 0.02
  const [noise, filter, volume] = [on.createBufferSource(), on.createBiquadFilter(), on.createGain()]
  noise.buffer = buffer
  noise.loop = true
  filter.type = 'lowpass'
  filter.frequency.value = 500
  volume.gain.value = HUSH * 20
  noise.connect(filter).connect(volume).connect(on.destination)
  noise.start()
  return () => noise.stop()
}
