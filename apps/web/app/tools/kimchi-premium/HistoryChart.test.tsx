import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { HISTORY, NOW, network, openPremium, PATIENT, servePremium } from './testing/premiumPage.tsx';

servePremium();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.resetModules();
});

describe.each(LANGUAGES)('a chart that cannot be drawn in %s', (language) => {
  it('says so, and takes nothing else down', async () => {
    vi.doMock('./plotLibrary.ts', () => {
      throw new RangeError('Incorrect locale information provided');
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.answers[HISTORY] = { points: [2, 1].map((age) => ({ timestamp: NOW - age * 60_000, official: age })) };
    const { shows, words } = await openPremium(language);
    await shows('+2.08%');
    expect(await screen.findByText(words('history.noChart'), {}, PATIENT)).toBeTruthy();
    expect(screen.getByText(words('history.asTable'))).toBeTruthy();
    expect(screen.getByText(words('coins.title'))).toBeTruthy();
    await shows('+2.08%');
    vi.doUnmock('./plotLibrary.ts');
  });
});
