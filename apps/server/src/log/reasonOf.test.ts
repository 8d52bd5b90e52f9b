import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../testing/freePort.ts';
import { reasonOf } from './reasonOf.ts';

it('is the message with the code of the cause', () => {
  const cause = Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' });
  expect(reasonOf(new Error('fetch failed', { cause }))).toBe('fetch failed: CERT_HAS_EXPIRED');
  expect(['text', undefined, new Error('')].map(reasonOf)).toEqual(['unknown', 'unknown', 'unknown']);
});

it('is the code where none of the addresses of a name is reached, which has no message', async () => {
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const socket = connect({
    host: 'two.example',
    port: await freePort(),
    lookup: (_name, _options, found) => found(null, addresses),
  });
  const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
  expect([error.message, reasonOf(error)]).toEqual(['', 'ECONNREFUSED']);
});
