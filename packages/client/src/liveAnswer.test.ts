import { expect, it } from 'vitest';
import { isLiveOff, isSimulated } from './liveAnswer.ts';

it('recognizes the response of a server without live data', () => {
  expect(isLiveOff({ success: false, error: { code: 'LIVE_OFF' } })).toBe(true);
  for (const body of [undefined, null, 5, {}, { error: 'LIVE_OFF' }, { error: { code: 'X' } }]) {
    expect(isLiveOff(body)).toBe(false);
  }
});

it('recognizes simulated figures', () => {
  expect(isSimulated({ simulated: true })).toBe(true);
  for (const body of [undefined, [], { simulated: 'yes' }]) expect(isSimulated(body)).toBe(false);
});
