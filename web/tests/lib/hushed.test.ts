import { describe, expect, it } from 'vitest'
import { Hushed } from '../../src/lib/hushed'

/** A frame as the server makes it (tables/hush.py). */
function frame(said: string): string {
  return `~${said}\t`.padEnd(1024)
}

describe('a hushed room', () => {
  it('leaves a frame as it is where nobody is hushed', () => {
    expect(new Hushed().messages('{"n":1}')).toEqual(['{"n":1}'])
  })

  it('finds nothing in a frame that says nothing', () => {
    expect(new Hushed().messages(frame(''))).toEqual([])
  })

  it('finds every message of a frame, and keeps the spaces at its end out', () => {
    expect(new Hushed().messages(frame('{"n":1}\n{"text":"a  b "}\n'))).toEqual(['{"n":1}', '{"text":"a  b "}'])
  })

  it('puts a message together that was cut, even within a text that ends with spaces', () => {
    const hushed = new Hushed()
    expect(hushed.messages(frame('{"n":1}\n{"text":"one '))).toEqual(['{"n":1}'])
    expect(hushed.messages(frame(''))).toEqual([])
    expect(hushed.messages(frame(' two"}\n{"n'))).toEqual(['{"text":"one  two"}'])
    expect(hushed.messages(frame('":2}\n'))).toEqual(['{"n":2}'])
  })
})
