import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody } from './sendError.ts';

/** The timeout for a client that does not read the few bytes of a refusal. */
const REFUSAL_MS = 1000;

/**
 * Responds on the raw socket and closes it: for failures before there is a request (malformed or slow HTTP, rejected
 * upgrades). It has the same headers as every other response.
 */
export function refuseSocket(
  socket: Duplex,
  status: number,
  headers: Readonly<Record<string, string>>,
  extra: Readonly<Record<string, string>> = {},
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorBody(status, randomUUID()));
  const lines = Object.entries({
    ...headers,
    ...extra,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const destroyTimer = setTimeout(() => socket.destroy(), REFUSAL_MS);
  socket.once('close', () => clearTimeout(destroyTimer));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
