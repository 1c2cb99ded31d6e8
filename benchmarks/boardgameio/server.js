// boardgame.io with a trivial game of two, whose state is about as large as that of a small card game. It keeps nothing.
// usage: node server.js PORT
const { Server } = require('boardgame.io/server');

const tenCards = () => Array.from({ length: 10 }, (_, i) => i);

const Trivial = {
  name: 'trivial',
  setup: () => ({ n: 0, hands: [tenCards(), tenCards()], coins: [5, 5], market: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { inc: ({ G }, x) => { G.n += x; G.coins[0] = G.n % 10; } },
  disableUndo: true,
};

Server({ games: [Trivial], origins: [/.*/] }).run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
