/** LGT-016. What a human moderator has done, when, and in which step: told when all is over. */

import type { Happened } from '../../../lib/table.svelte'
import { say } from '../../../lib/text.svelte'
import { named } from '../events'

const MINUTE = 60_000

export function interventionsIn(log: readonly Happened[]): readonly string[] {
  return log.flatMap(({ event }) => {
    const told = named(event)
    if (told.event !== 'moderator_intervened') return []
    const [what = ''] = told.what.split(' ')
    return [say(`loupsgarous-end-did-${what}`, { minute: Math.floor(told.at / MINUTE) + 1 })]
  })
}
