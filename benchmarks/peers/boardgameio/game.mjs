// The rules of Smile for boardgame.io, as its documentation would have them: moves that change G, a turn of one move, a
// turn order of its own, `ai.enumerate` for the legal moves. Used by the local client and by the server.

const ROUNDS = 10
const FIREFLIES = 6
const FIREFLIES_PER_POINT = 5
const NO_COLOUR = -1

// C01 to C50: docs/rules/smile.md, section 5.1
const VALUES = [
  ...[-2, 1, 2, 3, 4, -5, 1, 3, 4, 5, -3, -1, 3, 4, 4, -3, -2, 2, 5, 5, -4, -1, 0, 2, 2, 3, 3, 4, 5, 6],
  ...[-1, 5, 1, 2, -5, 6, 0, 4, -2, 3],
  ...[-4, 4, -3, 5, 1, 3, -2, 3, 2, 4],
]
const COLOURS = [
  ...[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, ...Array(10).fill(NO_COLOUR)],
  ...[0, 0, 1, 1, 2, 2, 3, 3, NO_COLOUR, NO_COLOUR],
  ...[0, 0, 1, 1, 2, 2, 3, 3, NO_COLOUR, NO_COLOUR],
]

export function setUp(players, luck) {
  const deck = Array.from({ length: ROUNDS * players }, (_, card) => card)
  for (let i = deck.length - 1; i > 0; i--) {
    const j = luck.below(i + 1)
    ;[deck[i], deck[j]] = [deck[j], deck[i]]
  }
  const newSeat = () => ({ hand: FIREFLIES, tears: 0, front: [], fled: [], hunting: true })
  const seats = Array.from({ length: players }, newSeat)
  const G = { deck, row: [], seats, next: luck.below(players), over: false }
  search(G)
  return G
}

/** A new row, and everybody in again; or the end of the game. */
function search(G) {
  if (G.deck.length === 0) {
    G.over = true
    return
  }
  const found = G.deck.splice(-G.seats.length).reverse()
  found.sort((one, other) => VALUES[one] - VALUES[other])
  G.row = found.map((card) => ({ card, bait: 0 }))
  for (const seat of G.seats) seat.hunting = true
}

function collectCreature(G, number, place) {
  const seat = G.seats[number]
  const [{ card, bait }] = G.row.splice(place, 1)
  seat.hand += bait
  seat.hunting = false
  const rival = COLOURS[card] === NO_COLOUR ? -1 : seat.front.findIndex((held) => COLOURS[held] === COLOURS[card])
  if (rival < 0) seat.front.push(card)
  else seat.fled.push(...seat.front.splice(rival, 1), card)
}

function nextHunter(G, from) {
  let number = from
  do number = (number + 1) % G.seats.length
  while (!G.seats[number].hunting)
  return number
}

export const moves = {
  offer: ({ G, ctx }, place) => {
    G.seats[ctx.playOrderPos].hand -= 1
    G.row[place].bait += 1
    G.next = nextHunter(G, ctx.playOrderPos)
  },
  borrow: ({ G, ctx }, place) => {
    G.seats[ctx.playOrderPos].tears += 1
    G.row[place].bait += 1
    G.next = nextHunter(G, ctx.playOrderPos)
  },
  collect: ({ G, ctx }, place) => {
    collectCreature(G, ctx.playOrderPos, place)
    G.next = nextHunter(G, ctx.playOrderPos)
    if (G.row.length === 1) {
      collectCreature(G, G.next, 0)
      search(G)
    }
  },
}

/** Offers, then collects, in row order; borrows if there is nothing else. */
export function enumerate(G, ctx) {
  const lowest = VALUES[G.row[0].card]
  const offers = []
  const collects = []
  for (let place = 0; place < G.row.length && VALUES[G.row[place].card] === lowest; place++) {
    offers.push({ move: 'offer', args: [place] })
    if (G.row[place].bait > 0) collects.push({ move: 'collect', args: [place] })
  }
  if (G.seats[ctx.playOrderPos].hand > 0) return offers.concat(collects)
  return collects.length > 0 ? collects : offers.map(({ args }) => ({ move: 'borrow', args }))
}

/** What every form of the game has in common; the deal is added by each. */
export const smile = {
  name: 'smile',
  minPlayers: 3,
  maxPlayers: 5,
  disableUndo: true,
  moves,
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.over ? true : undefined),
  ai: { enumerate },
}

export function score({ front, hand, tears }) {
  const creatures = front.reduce((points, card) => points + VALUES[card], 0)
  return creatures + Math.floor(hand / FIREFLIES_PER_POINT) - tears
}
