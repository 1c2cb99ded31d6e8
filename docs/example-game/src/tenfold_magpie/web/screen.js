/** Magpie on the web table. `table` has the view, the legal actions and the words; `table.act` does one of them. */

function make(name, text, parent) {
  const made = parent.appendChild(document.createElement(name));
  made.textContent = text;
  return made;
}

function drawNest(nest, player, place, table) {
  const name = make('b', table.names[place], nest);
  name.classList.toggle('turn', table.turn?.seat === place);
  make('span', table.say('page-magpie-nest-worth', { worth: player.nest }), nest);
  if (player.hidden !== null) make('i', table.cardName(player.hidden), nest);
}

function draw(root, table) {
  root.replaceChildren();
  table.view.players.forEach((player, place) => drawNest(make('p', '', root), player, place, table));
  const beak = make('ul', '', root);
  for (const trinket of table.view.beak) make('li', table.cardName(trinket), beak);
  for (const action of table.legal ?? []) {
    const button = make('button', table.actionName(action), root);
    button.dataset.action = action;
    button.onclick = () => table.act([action]);
  }
}

const MOMENTS = { snatched: 'draw', dropped: 'bust', flew: 'take' };

/** What happened is heard, too, and felt by whom it happened to. */
function tell(table) {
  for (const { event, seat } of table.events) if (event in MOMENTS) table.feel(MOMENTS[event], seat);
}

export function mount(element, table) {
  const style = make('link', '', document.head);
  Object.assign(style, { rel: 'stylesheet', href: new URL('screen.css', import.meta.url).href });
  const root = element.appendChild(document.createElement('div'));
  root.className = 'magpie';
  draw(root, table);
  let shown = table.step;
  return {
    update: (now) => {
      draw(root, now);
      if (now.step !== shown) tell(now);
      shown = now.step;
    },
    unmount: () => [root, style].forEach((made) => made.remove()),
  };
}
