import { expect, it } from 'vitest';
import { recentMovements } from './recentMovements.ts';
import { sampleMovement } from './testing/whaleReports.ts';
import { WHALE_WINDOW_MS } from './whaleStatistics.ts';

const HEARD = Date.UTC(2026, 10, 20, 12);
const movement = (ageMs: number) =>
  sampleMovement({ id: `whale_alert_io/${ageMs}`, timestamp: new Date(HEARD - ageMs).toISOString() });
const all = [movement(-60_000), movement(0), movement(WHALE_WINDOW_MS), movement(WHALE_WINDOW_MS + 1)];

it('keeps the movements of the window before the channel last responded, its edge included', () => {
  expect(recentMovements(all, new Date(HEARD).toISOString())).toEqual(all.slice(0, 3));
});

it('keeps all if the time of that response is unknown', () => {
  expect(recentMovements(all, undefined)).toEqual(all);
});
