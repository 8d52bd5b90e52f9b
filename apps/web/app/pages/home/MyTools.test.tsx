import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { registry } from '../../registry/registry.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { MyTools } from './MyTools.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const IDS = registry.tools.map(({ id }) => id);

describe.each(LANGUAGES)('the own tools on the home page in %s', (language) => {
  async function open(favorites: readonly string[], recent: readonly string[]) {
    localStorage.setItem('favourites', JSON.stringify(favorites));
    localStorage.setItem('recent', JSON.stringify(recent));
    const { translate } = await renderView(MyTools, 'info', language);
    const countIn = (group: string) => {
      const list = screen.queryByRole('list', { name: translate(`pages:home.${group}`) });
      return list === null ? 0 : within(list).getAllByRole('link').length;
    };
    return { favorites: countIn('favourites'), recent: countIn('recent') };
  }

  it.each([
    [0, 6],
    [2, 4],
    [6, 0],
    [8, 0],
  ])('are all %i favorites, and recent ones up to six in all', async (count, filled) => {
    const shown = await open(IDS.slice(0, count), IDS.slice(10, 20));
    expect(shown).toEqual({ favorites: count, recent: filled });
  });
});
