import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTicket } from './kucoin.ts';

const USUAL = { endpoint: 'wss://example.org/endpoint', token: 'a-token', pingInterval: 18_000 };

/** The ticket in a response with these fields. */
function ticket(fields: Readonly<Record<string, unknown>>, isLocal = false) {
  const { token, ...server } = { ...USUAL, ...fields };
  return readTicket({ code: '200000', data: { token, instanceServers: [server] } }, isLocal);
}

describe('the connection token of KuCoin', () => {
  it.each([
    [18_000, 18_000],
    [10_000, 10_000],
    [2_592_000_000, 18_000],
    [JSON.parse('1e999'), 18_000],
    [4999, 5000],
    [1, 5000],
    [0.5, 5000],
    [0, 5000],
    [-1, 5000],
    ['10000', 18_000],
    [null, 18_000],
    [undefined, 18_000],
  ])('with a ping interval of %s pings every %d ms', (pingInterval, pingMs) => {
    expect(ticket({ pingInterval }).pingMs).toBe(pingMs);
  });

  it('never pings more often than every five seconds, nor less often than documented', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (pingInterval) => {
        const { pingMs } = ticket({ pingInterval });
        return pingMs >= 5000 && pingMs <= 18_000;
      }),
      { numRuns: 1000 },
    );
  });

  it('puts the token into the address', () => {
    const { url } = ticket({ endpoint: 'wss://example.org/endpoint?v=1#part', token: 'a b&c' });
    expect(url).toMatch(/^wss:\/\/example\.org\/endpoint\?v=1&token=a\+b%26c&connectId=[0-9a-f-]{36}$/);
  });

  it.each([
    ['no text', { endpoint: 5 }],
    ['another protocol', { endpoint: 'https://example.org/' }],
    ['an unencrypted address', { endpoint: 'ws://example.org/' }],
    ['an unencrypted address on this machine', { endpoint: 'ws://127.0.0.1:6379/' }],
    ['no token', { token: null }],
    ['a token of any length', { token: 'x'.repeat(2049) }],
  ])('is refused: %s', (_name, fields) => {
    expect(() => ticket(fields)).toThrow('no endpoint');
  });

  it.each([undefined, null, [], 'text', { data: [] }, { data: { instanceServers: [5] } }])('is refused: %j', (body) => {
    expect(() => readTicket(body, false)).toThrow('no endpoint');
  });

  it('of a service on this machine may name an unencrypted address on it, and no other', () => {
    expect(ticket({ endpoint: 'ws://127.0.0.1:6379/' }, true).url).toContain('ws://127.0.0.1:6379/');
    expect(() => ticket({ endpoint: 'ws://example.org/' }, true)).toThrow('no endpoint');
  });
});
