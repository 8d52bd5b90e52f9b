import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '../../testing/testStore.ts';
import { systemClock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { movementResponses } from './movementResponses.ts';

let store: Store;
let closeStore: () => void;

beforeEach(() => {
  ({ store, close: closeStore } = openTestStore());
});
afterEach(() => closeStore());

describe('movementResponses', () => {
  it('says that the feed is switched off, with empty lists', () => {
    const responses = movementResponses(store, undefined, systemClock);
    expect(JSON.parse(responses?.transactions ?? '')).toEqual({
      success: true,
      data: [],
      meta: { enabled: false, source: null, fetched_at: null, stale: false, state: null },
    });
    expect(JSON.parse(responses?.statistics ?? '')).toMatchObject({ success: true, data: { total_transactions: 0 } });
  });
});
