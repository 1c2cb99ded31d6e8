/** Who the reader is. Nobody must say so before they play: a guest is made when it is needed. */
import { api, type Me } from './api';
import { keep, kept } from './settings.svelte';
import { say } from './words.svelte';

const KEY = 'tenfold.guest';

class Self {
  me = $state.raw<Me | null>(null);
  /** Whether the server was asked. */
  known = $state(false);

  /** Ask who we are, if this device was somebody before: a stranger need not hear that nobody knows them. */
  async recall(): Promise<void> {
    if (!this.known && kept<{ id?: string }>(KEY, {}).id) await this.ask();
  }

  async ask(): Promise<void> {
    this.know(await api.whoami());
  }

  private know(me: Me | null): void {
    this.me = me;
    this.known = true;
    keep(KEY, { id: me?.id });
  }

  /** A guest, with this name if they are new. */
  async be(name?: string): Promise<Me> {
    if (!this.known) await this.ask();
    if (this.me && name && name !== this.me.name) this.me = await api.rename(name);
    if (!this.me) this.know(await api.arrive(name || say('page-guest')));
    return this.me!;
  }

  async moveIn(code: string): Promise<Me> {
    this.know(await api.useLink(code));
    return this.me!;
  }

  async leave(): Promise<void> {
    await api.depart();
    this.know(null);
  }
}

export const self = new Self();
