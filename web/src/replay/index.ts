/** All that one needs to look back from a table. */
export { default as Retold } from './Retold.svelte';
export { Replay } from './replay.svelte';
export { ofTable } from './sources';
