/** Who the reader is. Nobody must say so before they play: a guest is made when it is needed. */
import { api, type Me } from './api';
import { forgetLooks } from './last';
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

  /** Who this device was when the server was last there. */
  get before(): string | null {
    return kept<{ id?: string }>(KEY, {}).id ?? null;
  }

  /** Whether they have a name of their own: whoever just played is a guest without one. */
  get named(): boolean {
    return this.me !== null && this.me.name !== say('page-guest');
  }

  private know(me: Me | null): void {
    if (this.before !== null && this.before !== me?.id) this.forget();
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
    const { stop } = await import('./push');
    await stop().catch(() => undefined);
    await api.depart();
    this.know(null);
  }

  /** Be forgotten by the server, for good. */
  async erase(): Promise<void> {
    const { stop } = await import('./push');
    await stop().catch(() => undefined);
    await api.erase();
    this.know(null);
  }

  /** What this device kept of somebody's tables is nobody else's. */
  private forget(): void {
    forgetLooks();
    keep('tenfold.tables', {});
    keep('tenfold.reviews', {});
  }
}

export const self = new Self();
