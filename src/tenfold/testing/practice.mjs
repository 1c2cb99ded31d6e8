// Plays what Python asks for in a game that was made JavaScript: jobs come as JSON on standard input, what came of them goes out as JSON.
import { createHash } from 'node:crypto';
import * as $ from './runtime.js';
import { Alone, bots, game, known_to } from './game.js';

$.host.refusal = () => '';

async function input() {
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

/** All that can be known of a position. */
function seen(position) {
  const legal = position.legal();
  const told = [legal, position.outcome(), Buffer.from(position.state.to_bytes()).toString('hex')];
  for (const seat of [...$.range(game.seats(position.options)), null]) told.push(position.view(seat), position.events(seat));
  for (const seat of new Set([position.to_act, null])) told.push(game.aid(position.view(seat), seat === null ? [] : legal));
  if (position.to_act !== null) told.push(known_to(game, 'bot', 1n, 1n, position.view(position.to_act)));
  return $.write(told);
}

function replay({ options, seed, actions, every, digest }) {
  const position = game.start($.read(options), seed);
  const told = [seen(position)];
  actions.forEach((action, at) => {
    position.do(action);
    if ((at + 1) % every === 0 || at + 1 === actions.length) told.push(seen(position));
  });
  return digest ? [createHash('sha256').update(told.join('\n')).digest('hex')] : told;
}

/** A whole game against a bot; the person does what the bot would. */
function play({ options, seed, bot }) {
  const table = new Alone('here');
  const choose = $.item(bots, bot);
  const hear = (request) => $.write(table.hear($.read(request)));
  table.open(game.name, $.read(options), bot, 'Ada', seed);
  const told = [hear({ type: 'join', since: 0, aid: true })];
  while (!table.table.over) {
    const asked = table.asked();
    if (asked !== null) told.push($.write(table.bot_moves(choose(asked[1], asked[2]))));
    else {
      const { position } = table.table.session;
      const action = choose(position.view(position.to_act), position.legal());
      const head = Number(table.table.head);
      told.push(hear({ type: 'do', id: `move ${head}`, command: { do: 'move', actions: [action], after: head } }));
    }
  }
  return [...told, $.write([table.record(), table.unsaved])];
}

const WORK = { replay, play };
process.stdout.write(JSON.stringify((await input()).map((job) => WORK[job.do](job))));
