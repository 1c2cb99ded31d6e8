import { describe, expect, it, vi } from 'vitest';
import { routeOf, router } from '../src/lib/router.svelte';

describe('an address names a screen', () => {
  it.each([
    ['/', { screen: 'home' }],
    ['/t/Vm0Y_A-7', { screen: 'table', id: 'Vm0Y_A-7' }],
    ['/r/Vm0Y_A-7', { screen: 'replay', id: 'Vm0Y_A-7' }],
    ['/r', { screen: 'replay', id: null }],
    ['/r/a/b', { screen: 'nowhere' }],
    ['/r/a/review', { screen: 'review', id: 'a' }],
    ['/games/mistakes', { screen: 'mistakes' }],
    ['/rules', { screen: 'rules', game: null, rule: null }],
    ['/rules/trick_later', { screen: 'rules', game: 'trick_later', rule: null }],
    ['/rules/ten/T6.2', { screen: 'rules', game: 'ten', rule: 'T6.2' }],
    ['/new', { screen: 'new', game: null }],
    ['/new/ten', { screen: 'new', game: 'ten' }],
    ['/settings', { screen: 'settings' }],
    ['/link', { screen: 'link' }],
    ['/t', { screen: 'nowhere' }],
    ['/t/a/b', { screen: 'nowhere' }],
    ['/settings/x', { screen: 'nowhere' }],
    ['/rules/ten/T1/more', { screen: 'nowhere' }],
    ['/t/%E0%A4%A', { screen: 'table', id: '%E0%A4%A' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));
});

describe('going', () => {
  vi.stubGlobal('scrollTo', () => undefined);

  function click(href: string, more: MouseEventInit = {}): boolean {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, 'target', { value: link });
    router.follow(event);
    return event.defaultPrevented;
  }

  it('follows a link to another screen without loading the page', () => {
    expect(click('/settings')).toBe(true);
    expect(router.route).toEqual({ screen: 'settings' });
    expect(location.pathname).toBe('/settings');
  });

  it('comes back', async () => {
    router.go('/rules/ten');
    history.back();
    await new Promise((done) => addEventListener('popstate', done, { once: true }));
    expect(router.route).toEqual({ screen: 'settings' });
  });

  it.each([
    ['another host', 'https://example.org/settings', {}],
    ['a file', '/api/tables/x/record', {}],
    ['a new tab', '/settings', { ctrlKey: true }],
  ])('leaves a link to %s to the browser', (_, href, more) => expect(click(href, more)).toBe(false));
});
