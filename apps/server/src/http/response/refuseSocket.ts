import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../../log/log.ts';
import { errorBody } from './sendError.ts';

export type Refusal = {
  readonly status: number;
  /** For the log, under the id that the client gets. */
  readonly reason: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The timeout for a client that does not read the few bytes of a refusal. */
const REFUSAL_MS = 1000;

/**
 * Responds on the raw socket and closes it: for failures before there is a request (malformed or slow HTTP, rejected
 * upgrades). It has the same headers as every other response, and a line in the log like it.
 */
export function refuseSocket(
  socket: Duplex,
  { status, reason, headers: extra = {} }: Refusal,
  headers: Readonly<Record<string, string>>,
  log: Log,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  log.info({ requestId, status, reason });
  const body = JSON.stringify(errorBody(status, requestId));
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
