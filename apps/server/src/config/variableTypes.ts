import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { LOOPBACK_HOSTS } from '../loopback.ts';

export const unit = {
  kibibyte: 1024,
  mebibyte: 1024 * 1024,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
} as const;

const WEB = ['https:', 'http:'];
const PLAIN = new Set(['http:', 'ws:']);

/** A whole number in a range; without a default. */
export function wholeOf(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

export function whole(otherwise: number, min: number, max: number) {
  return wholeOf(min, max).default(otherwise);
}

/** A folder in quotes would be created below the current one: `docker run --env-file` keeps the quotes of its file. */
const QUOTED = /^(["']).*\1$/s;

/** A text; without a default. */
export function textOf() {
  return z
    .string()
    .trim()
    .refine((value) => !QUOTED.test(value), 'must not be in quotes, which are part of the value');
}

export function text(otherwise: string) {
  return textOf().default(otherwise);
}

/** Where to listen: `[::1]`, `0.0.0.0:80` and `http://0.0.0.0` would be looked up as names, and not be found. */
export function host(otherwise: string) {
  return z
    .string()
    .trim()
    .refine(
      (value) => isIP(value) !== 0 || /^[\p{L}\p{N}\p{M}_.-]+$/u.test(value),
      'must be an address such as 0.0.0.0 or ::, or a name, without brackets, a port and a protocol',
    )
    .default(otherwise);
}

/** The name of a public channel of Telegram. */
export function channelName(otherwise: string) {
  return z
    .string()
    .trim()
    .regex(
      /^[a-z]\w{3,31}$/i,
      `must be only the name of a channel, such as ${otherwise}, without @ and without an address`,
    )
    .default(otherwise);
}

export function oneOf<const Choice extends string>(choices: readonly Choice[], otherwise: NoInfer<Choice>) {
  return z.enum(choices, `must be one of ${choices.join(', ')}`).default(() => otherwise);
}

/** on or off; true, false, 1 and 0 are understood as well. */
export function flag(otherwise: boolean) {
  return z
    .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off')
    .transform((value) => value === 'on' || value === 'true' || value === '1')
    .default(otherwise);
}

const ADDRESS_BITS: ReadonlyMap<number, number> = new Map([
  [4, 32],
  [6, 128],
]);

/** Wider networks than these include strangers: 10.0.0.0/8 and fc00::/7 are the widest private ones. */
const MIN_BITS: ReadonlyMap<number, number> = new Map([
  [4, 8],
  [6, 7],
]);

/** The addresses of IPv4 in the notation of IPv6. */
const MAPPED = { address: '::ffff:0:0', bits: 96 };

function isWithin(address: string, network: string, bits: number): boolean {
  const list = new BlockList();
  list.addSubnet(network, bits, 'ipv6');
  return list.check(address, 'ipv6');
}

/** Whether a network is so wide that it would trust strangers' headers. */
export function isTooWide(network: string): boolean {
  const [address = '', text] = network.split('/');
  const [family, bits] = [isIP(address), Number(text)];
  if (text === undefined) return false;
  if (bits < (MIN_BITS.get(family) ?? 0)) return true;
  if (family !== 6 || bits >= MAPPED.bits + (MIN_BITS.get(4) ?? 0)) return false;
  return isWithin(MAPPED.address, address, bits) || isWithin(address, MAPPED.address, MAPPED.bits);
}

/** Whether a text is an IP address, or a network such as `10.0.0.0/8`. */
export function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const maxBits = ADDRESS_BITS.get(isIP(address));
  if (maxBits === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
}

export type ListRule = {
  readonly isItem: (item: string) => boolean;
  /** The requirement for items, as the end of a sentence that begins with "must be". */
  readonly meaning: string;
  /** Checks for items that look right but cannot work, in this order, with the ends of their error sentences. */
  readonly refused?: readonly (readonly [isRefused: (item: string) => boolean, sentence: string])[];
  /** Whether an empty list is allowed. */
  readonly mayBeEmpty?: boolean;
};

/** A comma-separated list of one kind, without duplicates and empty items. */
export function list(otherwise: string, rule: ListRule) {
  return z
    .string()
    .default(otherwise)
    .transform((value, context) => {
      const items = value.trim() === '' && rule.mayBeEmpty ? [] : value.split(',').map((item) => item.trim());
      const problem = listProblem(items, rule);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
      return items;
    });
}

function listProblem(items: readonly string[], { isItem, meaning, refused = [] }: ListRule): string | undefined {
  if (items.includes('')) return 'must not have an empty item between its commas';
  if (!items.every(isItem)) return `must be ${meaning}`;
  const [, sentence] = refused.find(([isRefused]) => items.some(isRefused)) ?? [];
  if (sentence !== undefined) return sentence;
  const again = items.findIndex((item, place) => items.indexOf(item) !== place);
  // Identified by its position, because a URL may contain a key, which must not be logged.
  return again === -1 ? undefined : `must not name anything twice, as its item ${again + 1} does`;
}

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
