import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comeBack } from '../../testing/comeBack.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The sidebar stays mounted behind the menu of a small screen. */
function Site() {
  return (
    <>
      <ThemeSwitch />
      <ThemeSwitch />
    </>
  );
}

const applied = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe.each(LANGUAGES)('the theme switch in %s', (language) => {
  async function open() {
    const { translate } = await renderView(Site, 'palette', language);
    const shown = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    const both = (theme: string) =>
      Array(2).fill(`${translate('shell:theme.label')}: ${translate(`shell:theme.${theme}`)}`);
    const press = (index: number) => fireEvent.click(screen.getAllByRole('button')[index] as HTMLElement);
    return { shown, both, press };
  }

  it('shows the theme that applies, also one that another switch has chosen', async () => {
    const { shown, both, press } = await open();
    expect(shown()).toEqual(both('system'));
    press(1);
    expect([applied(), shown()]).toEqual(['light', both('light')]);
    press(0);
    expect([applied(), shown()]).toEqual(['dark', both('dark')]);
    press(1);
    expect([applied(), shown()]).toEqual([undefined, both('system')]);
  });

  it('stores no theme of another tab, where a later one may be stored already', async () => {
    const { shown, both } = await open();
    localStorage.setItem('theme', 'dark');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
    expect([applied(), shown()]).toEqual(['light', both('light')]);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('returns from the back/forward cache with the theme that another tab chose meanwhile', async () => {
    const { shown, both } = await open();
    act(() => comeBack(() => localStorage.setItem('theme', 'dark')));
    expect([applied(), shown()]).toEqual(['dark', both('dark')]);
  });

  it('starts with the theme of the page where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    document.documentElement.dataset['theme'] = 'dark';
    const { shown, both } = await open();
    expect(shown()).toEqual(both('dark'));
  });
});
