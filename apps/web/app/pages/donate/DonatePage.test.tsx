import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteConfig } from '../../site/siteConfig.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import DonatePage from './DonatePage.tsx';

// The button that says thanks exists only where there is an address to donate to.
beforeEach(() => void Object.assign(siteConfig, { donationAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }));

const THANKS_MS = 3_000;

describe.each(LANGUAGES)('the donate page in %s', (language) => {
  async function open() {
    const view = await renderView(DonatePage, 'info', language);
    const words = (key: string) => view.say(`info:donate.${key}`);
    return { ...view, words };
  }

  function thank(words: (key: string) => string): HTMLElement {
    const [button] = screen.getAllByRole('button', { name: words('done') });
    if (button === undefined) throw new Error('no button to say that a donation was made');
    fireEvent.click(button);
    return screen.getByRole('dialog', { name: words('thanks.title') });
  }

  it('has its name as the only h1, a subtitle and three badges', async () => {
    const { say, words } = await open();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      say('meta:pages.donate.name'),
    ]);
    expect(screen.getByText(words('lead'))).toBeTruthy();
    for (const id of ['free', 'community', 'improving']) expect(screen.getByText(words(`badges.${id}`))).toBeTruthy();
  });

  it('has a card for each of the two networks, and three reasons', async () => {
    const { words } = await open();
    const section = (key: string) => within(screen.getByRole('region', { name: words(`${key}.title`) }));
    const titles = (key: string) =>
      section(key)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    expect(titles('networks')).toEqual(['ethereum', 'bnb'].map((id) => words(`networks.${id}`)));
    expect(titles('why')).toEqual(['free', 'features', 'community'].map((id) => words(`why.${id}.title`)));
  });

  it('thanks, and closes on demand', async () => {
    const { say, words } = await open();
    const dialog = thank(words);
    expect(dialog.textContent).toContain(words('thanks.body'));
    fireEvent.click(within(dialog).getByRole('button', { name: say('common:actions.close') }));
    expect(screen.queryByText(words('thanks.body'))).toBeNull();
  });

  it('closes the thanks by itself after three seconds, not a moment before', async () => {
    const { words } = await open();
    vi.useFakeTimers();
    thank(words);
    act(() => vi.advanceTimersByTime(THANKS_MS - 1));
    expect(screen.getByText(words('thanks.body'))).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText(words('thanks.body'))).toBeNull();
  });

  it('waits with closing while the thanks are pointed at', async () => {
    const { words } = await open();
    vi.useFakeTimers();
    thank(words);
    const text = screen.getByText(words('thanks.body'));
    fireEvent.pointerEnter(text.parentElement ?? text);
    act(() => vi.advanceTimersByTime(2 * THANKS_MS));
    expect(screen.getByText(words('thanks.body'))).toBeTruthy();
  });
});
