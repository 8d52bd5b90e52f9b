import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../testing/startTestServer.ts';
import { createLog } from '../../log/log.ts';
import { createForwardedWarning } from './forwardedWarning.ts';

function warnings(proxies: readonly string[]) {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const warn = createForwardedWarning(proxies, createLog('info', { write: (line) => lines.push(JSON.parse(line)) }));
  const from = (remoteAddress: string, forwarded?: string) =>
    warn({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage);
  return { lines, from, warn };
}

describe('a proxy that is not in TRUST_PROXY', () => {
  it.each(['127.0.0.1', '172.17.0.1', '::1', 'fd00::1'])('is logged once: %s', (proxy) => {
    const { lines, from } = warnings([]);
    from(proxy);
    expect(lines).toEqual([]);
    for (let visitor = 1; visitor < 26; visitor += 1) from(proxy, `203.0.113.${visitor}`);
    expect(lines).toMatchObject([{ level: 'warn', sender: proxy }]);
    expect(lines[0]?.['msg']).toContain('TRUST_PROXY');
    expect(JSON.stringify(lines)).not.toContain('203.0.113');
  });

  it('is logged as IPv4 when the socket maps it', () => {
    const { lines, from } = warnings(['10.0.0.0/8']);
    from('::ffff:10.1.2.3', '203.0.113.1');
    expect(lines).toEqual([]);
    from('::ffff:192.168.1.2', '203.0.113.1');
    expect(lines).toMatchObject([{ sender: '192.168.1.2' }]);
  });

  it('is logged once where it stands before another one', () => {
    const { lines, from } = warnings(['127.0.0.1']);
    from('127.0.0.1', '10.0.1.5');
    from('127.0.0.1', 'unknown, 127.0.0.1');
    expect(lines).toEqual([]);
    for (const visitor of ['203.0.113.1', '203.0.113.2']) from('127.0.0.1', `${visitor}, 10.0.1.5`);
    expect(lines).toMatchObject([{ level: 'warn', sender: '10.0.1.5' }]);
    expect(lines[0]?.['msg']).toContain('TRUST_PROXY');
    from('10.0.1.6', '203.0.113.1');
    expect(lines).toMatchObject([{ sender: '10.0.1.5' }, { sender: '10.0.1.6' }]);
    expect(JSON.stringify(lines)).not.toContain('203.0.113');
  });

  it.each([', 203.0.113.9', 'unknown, 203.0.113.9', ', 192.168.0.31', ', 10.0.1.5, 127.0.0.1'])(
    'is not assumed where the address after it is the first one: %s',
    (forwarded) => {
      const { lines, from } = warnings(['127.0.0.1']);
      from('127.0.0.1', forwarded);
      expect(lines).toEqual([]);
    },
  );

  it.each([
    ['without a configured one', [], ['203.0.113.1']],
    ['after both warnings', ['127.0.0.1'], ['203.0.113.1', '127.0.0.1']],
  ])('costs no time once all is logged: %s', (_when, proxies, senders) => {
    const { lines, from, warn } = warnings(proxies);
    for (const sender of senders) from(sender, '203.0.113.1, 203.0.113.2');
    expect(lines).toHaveLength(senders.length);
    const unread = new Proxy({} as IncomingMessage, { get: () => expect.unreachable() });
    expect(() => warn(unread)).not.toThrow();
  });

  it('is logged without its address where that may be of a visitor', () => {
    const { lines, from } = warnings(['127.0.0.1']);
    from('127.0.0.1', '8.8.8.8, 8.8.4.4');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('8.8.');
  });

  it('is not logged if it may be a visitor', () => {
    const { lines, from } = warnings(['127.0.0.1']);
    from('127.0.0.1', '8.8.8.8');
    expect(lines).toEqual([]);
    from('8.8.4.4', '8.8.8.8');
    from('', '8.8.8.8');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('8.8.');
  });
});

it('does not stop requests', async () => {
  const server = await startTestServer({ LIVE: 'off' }, []);
  const response = await fetch(server.url, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(response.status).toBe(200);
  await server.close();
});
