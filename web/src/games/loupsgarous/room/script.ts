/** The narrator's words, in the language that the table has chosen for them, whatever this screen speaks. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from '../../../lib/wishes.svelte'
import { type Line, variantOf } from './narration'

export class Script {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: Language,
    words: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.bundle.addResource(new FluentResource(words))
  }

  /** A line as it is said in this round; null where there are no words for it. */
  say({ key, name, names: seats = [], card, building }: Line, round: number, names: readonly string[]): string | null {
    const all = seats.map((seat) => names[seat] ?? '')
    return this.word(`narration-${key}`, {
      variant: variantOf(key, round),
      name: name === undefined ? '' : (names[name] ?? ''),
      names: this.list(all),
      count: all.length,
      card: card === undefined ? '' : (this.word(`card-${card}-name`) ?? card),
      building: building === undefined ? '' : this.house(building),
    })
  }

  /** `farm3` is the third of the farms; all others are but one. */
  private house(id: string): string {
    const farm = /^farm(\d)$/.exec(id)
    return (farm ? this.word('building-farm_numbered', { number: Number(farm[1]) }) : this.word(`building-${id}`)) ?? id
  }

  private word(id: string, params: Record<string, string | number> = {}): string | null {
    const message = this.bundle.getMessage(id)
    return message?.value ? this.bundle.formatPattern(message.value, params) : null
  }

  private list(names: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(names)
  }
}

/** The words of the box, fetched when somebody narrates. */
export async function readScript(language: Language): Promise<Script> {
  const { default: words } = await (language === 'fr' ? import('../../../../../src/tablee/games/loupsgarous/text.fr.ftl?raw') : import('../../../../../src/tablee/games/loupsgarous/text.en.ftl?raw'))
  return new Script(language, words)
}
