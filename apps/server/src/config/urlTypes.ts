import { z } from 'zod';
import { LOOPBACK_HOSTS } from '../loopback.ts';
import { list } from './variableTypes.ts';

const WEB = ['https:', 'http:'];
const PLAIN = new Set(['http:', 'ws:']);

/** Whether an origin differs from how browsers send it, so that it would never match. */
export function isUnmatchable(origin: string): boolean {
  return origin.includes('*') || !URL.canParse(origin) || new URL(origin).origin !== origin;
}

/** Encrypted, or on this machine: other servers cannot be authenticated. */
export function isSafeUrl(value: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return protocols.includes(url.protocol) && (!PLAIN.has(url.protocol) || LOOPBACK_HOSTS.includes(url.hostname));
}

/** A query would break the appended path; a password could be logged. */
function isBare(value: string): boolean {
  const { search, hash, username, password } = new URL(value);
  return search === '' && hash === '' && username === '' && password === '' && !/[?#]/.test(value);
}

const BARE = 'must be an address without a query, a fragment, a name or a password';

const MALFORMED =
  'must be a well-formed address (a port of at most 65535; in a password, / # ? % @ written as %2F %23 %3F %25 %40)';

/** Whether an address cannot be parsed although it begins correctly: an error about its beginning would mislead. */
function isMalformed(value: string, protocols: readonly string[]): boolean {
  return protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`)) && !URL.canParse(value);
}

function safeUrl(protocols: readonly string[]) {
  return z
    .string()
    .trim()
    .refine((value) => !isMalformed(value, protocols), MALFORMED)
    .refine(
      (value) => isMalformed(value, protocols) || isSafeUrl(value, protocols),
      `must be an address that begins with ${protocols[0]}// (unencrypted only on this machine)`,
    );
}

function canDecode(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

function withoutTrailingSlashes(value: string): string {
  return value.replace(/(?<!\/)\/+$/, '');
}

/** Why the Redis client could not use a URL, which it would say only after the start. */
function redisUrlProblem(value: string): string | undefined {
  if (!/^rediss?:\/\//i.test(value)) return 'must begin with redis:// or rediss://';
  if (!URL.canParse(value)) return MALFORMED;
  const { hostname, username, password, pathname, searchParams, hash } = new URL(withoutTrailingSlashes(value));
  if (hostname === '') return 'must name a host';
  // A password that contains one of these characters unescaped continues as the path, the query or the fragment. The
  // value of an option, such as `?password=p@ss`, is read as a whole.
  const names = [...searchParams.keys()];
  if (hash !== '' || [pathname, ...names].some((part) => part.includes('@'))) return MALFORMED;
  if (![username, password].every(canDecode)) return MALFORMED;
  const databases = [pathname.slice(1), searchParams.get('db') ?? ''];
  return databases.every((database) => /^\d*$/.test(database))
    ? undefined
    : 'must have no path but the number of a database, such as redis://host:6379/1';
}

/** The URL of Redis, which includes user name and password. It may be unencrypted, in a private network. */
export function redisUrl() {
  return (
    z
      .string()
      .trim()
      .superRefine((value, context) => {
        const message = redisUrlProblem(value);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      })
      .transform(withoutTrailingSlashes)
      // The client encrypts only if the protocol is in lowercase.
      .transform((value) => value.replace(/^rediss?:/i, (protocol) => protocol.toLowerCase()))
  );
}

/** The base address of a service, without a trailing slash. The first protocol is the one to recommend. */
export function upstreamUrl(otherwise: string) {
  return safeUrl(otherwise.startsWith('wss:') ? ['wss:', 'ws:'] : WEB)
    .refine((value) => !isSafeUrl(value, ['https:', 'http:', 'wss:', 'ws:']) || isBare(value), BARE)
    .transform(withoutTrailingSlashes)
    .default(otherwise);
}

/** Several addresses of one service, tried in this order. */
export function upstreamUrls(otherwise: string) {
  return list(otherwise, {
    isItem: (item) => isMalformed(item, WEB) || isSafeUrl(item, WEB),
    meaning: 'addresses that begin with https://, separated by commas (unencrypted only on this machine)',
    refused: [
      [(item) => isMalformed(item, WEB), MALFORMED],
      [(item) => !isBare(item), 'must be addresses without a query, a fragment, a name or a password'],
    ],
  });
}
