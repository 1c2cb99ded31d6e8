// Two players a match over raw socket.io, in a closed loop: the player to move sends a move when it has seen the last update.
// usage: node client.js PORT MATCHES SECONDS WARM_UP
const io = require('socket.io-client');
const { Meter, now } = require('./meter');

const [PORT, MATCHES, SECONDS, WARM_UP] = process.argv.slice(2).map(Number);
const LENGTH = 100; // A fresh match after so many moves: each move costs boardgame.io more, the longer its log is.
const meter = new Meter(SECONDS, WARM_UP);

function play(slot) {
  const sockets = [];
  let matches = 0, synced = 0, mover = 0, sent = 0, match, state;

  const start = () => {
    match = `m${process.pid}_${slot}_${matches++}`;
    synced = 0;
    meter.counted.tables++;
    for (const p of [0, 1]) sockets[p].emit('sync', match, String(p), undefined, 2);
  };

  const move = () => {
    mover = Number(state.ctx.currentPlayer);
    sent = now();
    const payload = { type: 'inc', args: [1], playerID: String(mover), credentials: undefined };
    sockets[mover].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, String(mover));
  };

  for (const p of [0, 1]) {
    const socket = io(`http://127.0.0.1:${PORT}/trivial`, { transports: ['websocket'], forceNew: true });
    sockets[p] = socket;
    socket.on('connect', () => { if (matches === 0 && sockets.length === 2 && sockets.every((s) => s.connected)) start(); });
    socket.on('sync', (id, info) => {
      if (id !== match) return;
      state = info.state;
      if (++synced === 2) move();
    });
    socket.on('update', (id, update) => {
      if (id !== match || update._stateID <= state._stateID || p === mover) return; // The opponent's receipt closes the loop.
      meter.heard(sent, () => JSON.stringify(update).length);
      state = update;
      if (state._stateID >= LENGTH) start(); else move();
    });
    socket.on('error', () => meter.counted.errors++);
  }
}

for (let slot = 0; slot < MATCHES; slot++) play(slot);
