import type { IncomingMessage } from 'node:http';
import { requestTarget } from '../http/request/requestTarget.ts';
import { hasValidHost } from '../http/response/earlyResponseStatus.ts';
import type { Refusal } from '../http/response/refuseSocket.ts';

const PATH = '/ws';
const VERSION = '13';
/** Sixteen bytes in base64. */
const KEY = /^[+/0-9a-z]{22}==$/i;

/** Why a WebSocket request is invalid (RFC 6455, 4.2), regardless of its sender and of limits. */
export function handshakeProblem(request: IncomingMessage): Refusal | undefined {
  const { url = '', method, headers, httpVersion } = request;
  if (httpVersion !== '1.1' || !hasValidHost(request)) return { status: 400, reason: 'http' };
  if (requestTarget(url).url !== PATH) return { status: 404, reason: 'path' };
  if (method !== 'GET') return { status: 405, reason: 'method' };
  // A body would be ambiguous: it could be parsed as the body or as the first frames.
  const hasBody = Number(headers['content-length'] ?? 0) !== 0 || headers['transfer-encoding'] !== undefined;
  if (hasBody) return { status: 400, reason: 'body' };
  if (headers['sec-websocket-version'] !== VERSION) {
    return { status: 426, reason: 'version', headers: { upgrade: 'websocket', 'sec-websocket-version': VERSION } };
  }
  return KEY.test(headers['sec-websocket-key'] ?? '') ? undefined : { status: 400, reason: 'key' };
}
