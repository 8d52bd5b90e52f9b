import type { IncomingMessage } from 'node:http';
import { classifyIp } from '@toolbox/core/net';
import type { Log } from '../../log/log.ts';
import { createClientMatcher, plainAddress } from './clientAddress.ts';

const WHAT_TO_DO =
  'add the address of the proxy: until then all its visitors share one rate limit. A visitor may have sent it, too: then there is nothing to do';
const IGNORED = `a request has x-forwarded-for, but does not come from TRUST_PROXY, so the header is ignored. If your proxy sent it, ${WHAT_TO_DO}`;
const IGNORED_IN_PART = `x-forwarded-for of a request names an address before one that is not in TRUST_PROXY, so that one counts as the visitor. If another proxy of yours sent it, ${WHAT_TO_DO}`;

/** The kinds of addresses that proxies have. Any other address may be that of a visitor, which is never logged. */
const PROXY_KINDS: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierNat']);

function isNear(address: string): boolean {
  const found = classifyIp(address);
  return found.ok && PROXY_KINDS.has(found.value.kind);
}

/**
 * Detects a proxy that is missing from `TRUST_PROXY`, before the limit that all its visitors share refuses them: the
 * only one, or one before another. Each is logged once, because anyone can send the header.
 *
 * @param proxies addresses or networks, as in `TRUST_PROXY`
 */
export function createForwardedWarning(proxies: readonly string[], log: Log): (request: IncomingMessage) => void {
  const clientOf = createClientMatcher(proxies);
  const logged = new Set<string>();
  const sentences = proxies.length === 0 ? 1 : 2;
  return (request) => {
    if (logged.size === sentences) return;
    const { address, namesOther } = clientOf(request);
    if (!namesOther) return;
    const sentence = address === plainAddress(request.socket.remoteAddress ?? '') ? IGNORED : IGNORED_IN_PART;
    if (logged.has(sentence)) return;
    logged.add(sentence);
    log.warn(isNear(address) ? { sender: address } : {}, sentence);
  };
}
