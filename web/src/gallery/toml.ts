/** Reads the content file of the server for the gallery and the tests: tables, lists, texts and numbers. Never part of what is built. */

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value }

export function readToml(text: string): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  let table = whole
  let at = 0

  const skip = (): void => {
    for (;;) {
      while (/\s|,/.test(text[at] ?? '')) at += 1
      if (text[at] !== '#') return
      while (at < text.length && text[at] !== '\n') at += 1
    }
  }
  const word = (): string => {
    const [found = ''] = /^[\w-]+/.exec(text.slice(at, at + 60)) ?? []
    at += found.length
    return found
  }
  const pair = (into: Record<string, unknown>): void => {
    const key = word()
    skip()
    at += 1 // =
    skip()
    into[key] = value()
  }
  const value = (): Value => {
    if (text[at] === '"') return quoted()
    if (text[at] === '[' || text[at] === '{') return several(text[at] === '[')
    const plain = word()
    return plain === 'true' || plain === 'false' ? plain === 'true' : Number(plain)
  }
  const quoted = (): string => {
    const end = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(at))?.[0] ?? '""'
    at += end.length
    return JSON.parse(end) as string
  }
  const several = (list: boolean): Value => {
    const [items, named]: [Value[], Record<string, unknown>] = [[], {}]
    for (at += 1, skip(); text[at] !== (list ? ']' : '}'); skip()) {
      if (list) items.push(value())
      else pair(named)
    }
    at += 1
    return list ? items : (named as { [key: string]: Value })
  }

  for (skip(); at < text.length; skip()) {
    const head = /^\[(\[?)(\w+)\]+/.exec(text.slice(at, at + 80))
    if (!head) pair(table)
    else {
      at += head[0].length
      table = {}
      const key = head[2] ?? ''
      if (head[1]) whole[key] = [...((whole[key] as unknown[] | undefined) ?? []), table]
      else whole[key] = table
    }
  }
  return whole
}
