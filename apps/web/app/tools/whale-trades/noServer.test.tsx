import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteConfig } from '../../site/siteConfig.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { connections, fakeTrades, openTrades, pass } from './testing/tradesPage.tsx';

fakeTrades();

beforeEach(() => void Object.assign(siteConfig, { hasServer: false }));

describe.each(LANGUAGES)('whale trades of a site without a server in %s', (language) => {
  it('says that there is no server and opens no connection', async () => {
    const { message } = await openTrades(language);
    await pass(60_000);
    expect(connections).toEqual([]);
    expect(screen.getByText(message('problems.noServer'))).toBeTruthy();
    expect(screen.getByText(message('states.none'))).toBeTruthy();
    for (const key of ['states.connecting', 'states.offline', 'problems.offline', 'problems.unreachable']) {
      expect(screen.queryByText(message(key))).toBeNull();
    }
    expect(screen.getByText(message('empty')).textContent).toBe(message('empty'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
