// The same closed loop as client.js at tables of Tenfold that have been started: the seat to act moves when both have the news.
// usage: node client_tenfold.js PORT TABLES SECONDS WARM_UP LOADED HEARD
// LOADED is a file with the tables, [{table, tokens: [seat 0, seat 1]}]; HEARD will say at which sequence each move was acknowledged.
const fs = require('fs');
const WebSocket = require('ws');
const { Meter, now } = require('./meter');

const [PORT, TABLES, SECONDS, WARM_UP] = process.argv.slice(2, 6).map(Number);
const [LOADED, HEARD] = process.argv.slice(6);
const waiting = JSON.parse(fs.readFileSync(LOADED));
const heard = {};
const meter = new Meter(SECONDS, WARM_UP);
meter.counted.ran_out = 0;
meter.finish = () => { fs.writeFileSync(HEARD, JSON.stringify(heard)); process.exit(0); };

let dice = 20211025;
const random = (n) => { dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff; return (dice >>> 8) % n; };

function play() {
  if (waiting.length === 0) { meter.counted.ran_out++; return; }
  const { table, tokens } = waiting.shift();
  const acknowledged = heard[table] = [];
  const seen = [0, 0];
  const sockets = [];
  let head = 0, mover = -1, sent = 0, legal = null, moves = 0;
  meter.counted.tables++;

  const move = () => {
    const actions = [legal[random(legal.length)]];
    legal = null;
    sent = now();
    sockets[mover].send(JSON.stringify({ type: 'do', id: `m${++moves}`, command: { do: 'move', actions, after: head } }));
  };

  const told = (p, message, length) => {
    if (message.type === 'refused') { meter.counted.errors++; return; }
    if (message.type !== 'news' && message.type !== 'snapshot') return;
    if (message.id) acknowledged.push(message.seq);
    if (message.type === 'news' && p !== mover) meter.heard(sent, () => length);
    seen[p] = message.seq;
    if (message.legal) legal = message.legal;
    if (seen[0] !== seen[1]) return;
    head = message.seq;
    mover = message.turn.seat;
    if (mover === null || mover === undefined) over(); else move();
  };

  const over = () => { for (const socket of sockets) socket.close(); play(); };

  for (const p of [0, 1]) {
    const headers = { Authorization: `Bearer ${tokens[p]}` };
    const socket = new WebSocket(`ws://127.0.0.1:${PORT}/api/tables/${table}/socket`, { headers, perMessageDeflate: false });
    sockets[p] = socket;
    socket.on('open', () => socket.send('{"type":"join"}'));
    socket.on('message', (data) => told(p, JSON.parse(data), data.length));
    socket.on('error', () => meter.counted.errors++);
  }
}

for (let slot = 0; slot < TABLES; slot++) play();
