import type { IncomingMessage } from 'node:http';
import { classifyIp } from '@toolbox/core/net';
import type { Log } from '../../log/log.ts';
import { createProxyMatcher, plainAddress } from './clientAddress.ts';

const SENTENCE =
  'a request has x-forwarded-for, but does not come from TRUST_PROXY, so the header is ignored. If your proxy sent it, ' +
  'add the address of the proxy: until then all its visitors share one rate limit. A visitor may have sent it, too: then there is nothing to do';

/** The kinds of addresses that proxies have. Any other address may be that of a visitor, which is never logged. */
const PROXY_KINDS: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierNat']);

function isNear(address: string): boolean {
  const found = classifyIp(address);
  return found.ok && PROXY_KINDS.has(found.value.kind);
}

/**
 * Detects a proxy that is missing from `TRUST_PROXY`, before the limit that all its visitors share refuses them. Logged
 * once, because anyone can send the header.
 *
 * @param proxies addresses or networks, as in `TRUST_PROXY`
 */
export function createForwardedWarning(proxies: readonly string[], log: Log): (request: IncomingMessage) => void {
  const isTrusted = createProxyMatcher(proxies);
  let isLogged = false;
  return ({ headers, socket }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined) return;
    const sender = plainAddress(socket.remoteAddress ?? '');
    if (isTrusted(sender)) return;
    isLogged = true;
    log.warn(isNear(sender) ? { sender } : {}, SENTENCE);
  };
}
