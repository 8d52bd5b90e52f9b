import { expect, it } from 'vitest';
import { recentMovements } from './recentMovements.ts';
import type { WhaleMovement } from './whaleMovement.ts';
import { WHALE_WINDOW_MS } from './whaleStatistics.ts';

const HEARD = Date.UTC(2026, 10, 20, 12);
const movement = (ageMs: number): WhaleMovement => ({
  id: `whale_alert_io/${ageMs}`,
  type: 'transfer',
  token: 'BTC',
  amount: 500,
  usdValue: 33_000_000,
  from: 'Kraken',
  to: 'unknown wallet',
  blockchain: 'bitcoin',
  txHash: undefined,
  txUrl: undefined,
  messageUrl: 'https://t.me/whale_alert_io/1',
  timestamp: new Date(HEARD - ageMs).toISOString(),
  risk: 'medium',
});
const all = [movement(-60_000), movement(0), movement(WHALE_WINDOW_MS), movement(WHALE_WINDOW_MS + 1)];

it('keeps the movements of the window before the channel last responded, its edge included', () => {
  expect(recentMovements(all, new Date(HEARD).toISOString())).toEqual(all.slice(0, 3));
});

it('keeps all if the time of that response is unknown', () => {
  expect(recentMovements(all, undefined)).toEqual(all);
});
