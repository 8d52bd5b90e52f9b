import { isIP } from 'node:net';
import { z } from 'zod';

export const unit = {
  kibibyte: 1024,
  mebibyte: 1024 * 1024,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
} as const;

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
const PLAIN = new Set(['http:', 'ws:', 'redis:']);

/** A whole number of a range; without a default. */
export function wholeOf(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

export function whole(otherwise: number, least: number, most: number) {
  return wholeOf(least, most).default(otherwise);
}

export function text(otherwise: string) {
  return z.string().trim().default(otherwise);
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

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
export function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const most = ADDRESS_BITS.get(isIP(address));
  if (most === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/** Comma-separated, each of one kind. */
export function list(otherwise: string, isItem: (item: string) => boolean, meaning: string) {
  return z
    .string()
    .default(otherwise)
    .transform((value) => value.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()])))
    .refine((items) => items.every(isItem), `must be ${meaning}, separated by commas`);
}

function isLoopback(url: URL): boolean {
  return LOOPBACK.has(url.hostname);
}

/** Encrypted, or on this very machine: nothing else can be trusted to be what it says it is. */
export function isSafeUrl(value: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return protocols.includes(url.protocol) && (!PLAIN.has(url.protocol) || url.protocol === 'redis:' || isLoopback(url));
}

/** The base address of a service, without a trailing slash. The first protocol is the one to recommend. */
export function urlOf(protocols: readonly string[]) {
  return z
    .string()
    .trim()
    .refine(
      (value) => isSafeUrl(value, protocols),
      `must be an address that begins with ${protocols[0]}// (unencrypted only on this machine)`,
    )
    .transform((value) => value.replace(/\/+$/, ''));
}

export function upstreamUrl(otherwise: string) {
  return urlOf(otherwise.startsWith('wss:') ? ['wss:', 'ws:'] : ['https:', 'http:']).default(otherwise);
}

/** Several addresses of one service, tried in this order. */
export function upstreamUrls(otherwise: string) {
  return z
    .string()
    .default(otherwise)
    .transform((value) => value.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()])))
    .refine(
      (items) => items.every((item) => isSafeUrl(item, ['https:', 'http:'])),
      'must be addresses that begin with https://, separated by commas (unencrypted only on this machine)',
    );
}
