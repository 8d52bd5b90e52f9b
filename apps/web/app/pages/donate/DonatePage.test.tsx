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
    const message = (key: string) => view.translate(`info:donate.${key}`);
    return { ...view, message };
  }

  function thank(message: (key: string) => string): HTMLElement {
    const [button] = screen.getAllByRole('button', { name: message('done') });
    if (button === undefined) throw new Error('no button to say that a donation was made');
    fireEvent.click(button);
    return screen.getByRole('dialog', { name: message('thanks.title') });
  }

  it('has its name as the only h1, a subtitle and three badges', async () => {
    const { translate, message } = await open();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      translate('meta:pages.donate.name'),
    ]);
    expect(screen.getByText(message('lead'))).toBeTruthy();
    for (const id of ['free', 'community', 'improving']) expect(screen.getByText(message(`badges.${id}`))).toBeTruthy();
  });

  it('has a card for each of the two networks, and three reasons', async () => {
    const { message } = await open();
    const section = (key: string) => within(screen.getByRole('region', { name: message(`${key}.title`) }));
    const titles = (key: string) =>
      section(key)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    expect(titles('networks')).toEqual(['ethereum', 'bnb'].map((id) => message(`networks.${id}`)));
    expect(titles('why')).toEqual(['free', 'features', 'community'].map((id) => message(`why.${id}.title`)));
  });

  it('thanks, and closes on demand', async () => {
    const { translate, message } = await open();
    const dialog = thank(message);
    expect(dialog.textContent).toContain(message('thanks.body'));
    fireEvent.click(within(dialog).getByRole('button', { name: translate('common:actions.close') }));
    expect(screen.queryByText(message('thanks.body'))).toBeNull();
  });

  it('closes the thanks by itself after three seconds, not a moment before', async () => {
    const { message } = await open();
    vi.useFakeTimers();
    thank(message);
    act(() => vi.advanceTimersByTime(THANKS_MS - 1));
    expect(screen.getByText(message('thanks.body'))).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText(message('thanks.body'))).toBeNull();
  });

  it('waits with closing while the thanks are pointed at', async () => {
    const { message } = await open();
    vi.useFakeTimers();
    thank(message);
    const text = screen.getByText(message('thanks.body'));
    fireEvent.pointerEnter(text.parentElement ?? text);
    act(() => vi.advanceTimersByTime(2 * THANKS_MS));
    expect(screen.getByText(message('thanks.body'))).toBeTruthy();
  });
});
