import { parseFeedMessage, type StatusMessage } from '@toolbox/core/feed';
import { expect, it } from 'vitest';
import { parseSharedStatus, serializeSharedStatus } from './sharedStatus.ts';

const message: StatusMessage = {
  type: 'status',
  exchanges: { binance: 'live', okx: 'down' },
  gaps: [{ exchange: 'okx', from: 1, to: 2 }],
};
const published = { minUsd: 20_000, exchanges: ['binance', 'okx'], simulated: true };

it('returns what was shared', () => {
  for (const status of [
    { message, published },
    { message, published: undefined },
  ])
    expect(parseSharedStatus(serializeSharedStatus(status))).toEqual(status);
});

it('is a status for an earlier release, and understands the status of one', () => {
  expect(parseFeedMessage(serializeSharedStatus({ message, published }))).toEqual({ ok: true, value: message });
  expect(parseSharedStatus(JSON.stringify(message))).toEqual({ message, published: undefined });
});

it.each(['', '[]', 'null', '{"type":"heartbeat","time":5}', '{"type":"hello","min_usd":5,"exchanges":[]}'])(
  'rejects %j',
  (text) => expect(parseSharedStatus(text)).toBeUndefined(),
);

it.each([null, [], 5, { type: 'hello' }, { type: 'hello', min_usd: -1, exchanges: [] }, message])(
  'ignores %j as what is published',
  (hello) =>
    expect(parseSharedStatus(JSON.stringify({ ...message, hello }))).toEqual({ message, published: undefined }),
);
