// Smile on boardgame.io's local client. Speaks as benchmarks/protocol.py says.

import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { Client } from 'boardgame.io/dist/cjs/client.js'
import { enumerate, score, setUp, smile } from './game.mjs'

const TIMED_PLAYERS = 4

/** sfc32: the generator of the other variants, draw for draw. */
class Luck {
  constructor(seed) {
    this.a = seed >>> 0
    this.b = Math.floor(seed / 2 ** 32) >>> 0
    this.c = 0
    this.counter = 1
    for (let i = 0; i < 12; i++) this.next()
  }

  next() {
    const { a, b, c } = this
    const drawn = (a + b + this.counter) >>> 0
    this.counter = (this.counter + 1) >>> 0
    this.a = (b ^ (b >>> 9)) >>> 0
    this.b = (c + (c << 3)) >>> 0
    this.c = (((c << 21) | (c >>> 11)) + drawn) >>> 0
    return drawn
  }

  below(n) {
    return Math.floor((this.next() * n) / 2 ** 32)
  }
}

/** Random moves to the end: how many, and the last state. */
function play(players, seed) {
  const luck = new Luck(seed)
  const game = { ...smile, setup: ({ ctx }) => setUp(ctx.numPlayers, luck) }
  const client = Client({ game, numPlayers: players, debug: false })
  let decisions = 0
  let { G, ctx } = client.getState()
  while (ctx.gameover === undefined) {
    const choices = enumerate(G, ctx)
    const { move, args } = choices[luck.below(choices.length)]
    client.moves[move](...args)
    decisions += 1
    ;({ G, ctx } = client.getState())
  }
  return { decisions, G }
}

function digest(players, games, seed) {
  const sums = [0, 0, 0]
  for (let game = 0; game < games; game++) {
    const { decisions, G } = play(players, seed + game)
    sums[0] += decisions
    G.seats.forEach((seat, number) => {
      sums[1] += (number + 1) * score(seat)
      sums[2] += seat.hand
    })
  }
  return sums
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

let nextSeed = 1

function go(seconds) {
  let decisions = 0
  const begin = cpuSeconds()
  let now = begin
  while (now - begin < seconds) {
    decisions += play(TIMED_PLAYERS, nextSeed++).decisions
    now = cpuSeconds()
  }
  return { decisions, cpu_seconds: now - begin }
}

function answer(line) {
  const [order, ...numbers] = line.trim().split(' ')
  if (order === 'go') return go(...numbers.map(Number))
  if (order === 'digest') return digest(...numbers.map(Number))
  throw new Error(`not understood: ${line}`)
}

const { version } = createRequire(import.meta.url)('boardgame.io/package.json')
console.log(JSON.stringify({ ready: true, 'boardgame.io': version, node: process.version }))
for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(answer(line)))
