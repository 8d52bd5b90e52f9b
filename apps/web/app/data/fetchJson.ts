import { type CallOptions, requestJson } from '@toolbox/client';
import { csrfToken } from './csrfToken.ts';

function headersFor(url: URL): Readonly<Record<string, string>> {
  const token = url.origin === location.origin ? csrfToken() : undefined;
  return token === undefined ? {} : { 'X-CSRF-Token': token };
}

/**
 * `requestJson` of the client for this page: URLs are relative to it, and the CSRF token is sent only to our own
 * server, and only if there is one.
 *
 * @throws CallError for any error; the reason of `signal` if the caller aborted
 */
export function fetchJson(url: string, options: CallOptions = {}): Promise<unknown> {
  return requestJson(url, { ...options, base: location.href, headersFor });
}
