import { describe, expect, it } from 'vitest';
import { parseChannelMeta } from './parseChannelMeta.ts';

describe('parseChannelMeta', () => {
  it('reads the fields of the response', () => {
    expect(parseChannelMeta({ meta: { enabled: false, stale: true, fetched_at: '2026-11-20T00:00:00.000Z' } })).toEqual(
      { enabled: false, stale: true, fetchedAt: '2026-11-20T00:00:00.000Z' },
    );
  });

  it.each([undefined, {}, { meta: 5 }, { meta: { fetched_at: 'soon' } }])('falls back to defaults for %j', (body) => {
    expect(parseChannelMeta(body)).toEqual({ enabled: true, stale: false, fetchedAt: undefined });
  });
});
