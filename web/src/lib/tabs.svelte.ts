/** Whether the same table is open in another tab of this browser. Both work; it is only good to know. */

interface Word {
  readonly table: string
  readonly says: 'hello' | 'here' | 'goodbye'
}

/** Listen for others at a table, until the given end. */
export function otherTab(table: string): { readonly there: boolean; close: () => void } {
  let there = $state(false)
  if (typeof BroadcastChannel === 'undefined') return { there: false, close: () => undefined }
  const channel = new BroadcastChannel('tablee-tables')
  const tell = (says: Word['says']): void => channel.postMessage({ table, says } satisfies Word)
  const leave = (): void => tell('goodbye')
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.table !== table) return
    there = data.says !== 'goodbye'
    if (data.says === 'hello') tell('here')
    if (data.says === 'goodbye') tell('hello') // perhaps there was a third
  }
  tell('hello')
  addEventListener('pagehide', leave)
  return {
    get there() {
      return there
    },
    close: () => {
      leave()
      removeEventListener('pagehide', leave)
      channel.close()
    },
  }
}
