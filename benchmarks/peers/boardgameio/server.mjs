// Smile on boardgame.io's own server, as its documentation would have it: the deal from its `random` plugin, moves that
// are checked, secrets taken out by `playerView`, matches kept in memory. Says on which ports it listens.
//
//     node server.mjs [delta]        delta: tell patches instead of whole states (the game's option `deltaState`)

import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import { Server } from 'boardgame.io/dist/cjs/server.js'
import { enumerate, moves, setUp, smile } from './game.mjs'

const HOST = '127.0.0.1'

function checked(name) {
  const move = (context, place) => {
    const { G, ctx } = context
    const allowed = enumerate(G, ctx).some((choice) => choice.move === name && choice.args[0] === place)
    return allowed ? moves[name](context, place) : INVALID_MOVE
  }
  return { move, client: false } // a client does not know the deck
}

/** Everything but the deck, and the fireflies in the hands of others. */
function playerView({ G, playerID }) {
  const open = ({ hand, ...rest }, number) => (String(number) === playerID ? { hand, ...rest } : rest)
  return { ...G, deck: G.deck.length, seats: G.seats.map(open) }
}

const game = {
  ...smile,
  setup: ({ ctx, random }) => setUp(ctx.numPlayers, { below: (n) => random.Die(n) - 1 }),
  moves: { offer: checked('offer'), borrow: checked('borrow'), collect: checked('collect') },
  playerView,
  deltaState: process.argv.includes('delta'),
}

// The lobby has a port of its own: on the game's port boardgame.io 0.50.2 answers "Not Found" to everything with
// koa-compose 4.2, which no longer sees what is added to the app later.
const here = { host: HOST, port: 0 }
const server = Server({ games: [game], origins: [`http://${HOST}`] })
const { appServer, apiServer } = await server.run({ port: here, lobbyConfig: { apiPort: here } })
console.log(JSON.stringify({ port: appServer.address().port, lobby: apiServer.address().port }))
