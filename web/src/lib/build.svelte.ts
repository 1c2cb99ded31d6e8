/** Whether the server has a newer page than this one. */

export const PROTOCOL = 2;

const ours = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'dev';

class Build {
  old = $state(false);

  /** Ask the server for the id of its page; without an answer nothing changes. */
  async check(): Promise<void> {
    try {
      const answer = await fetch('/build.json', { cache: 'no-store' });
      const { build } = (await answer.json()) as { build: string };
      if (answer.ok && build !== ours) this.old = true;
    } catch {
      // Offline, or a server without a page of its own: the connection's state says what there is to say.
    }
  }
}

export const build = new Build();
