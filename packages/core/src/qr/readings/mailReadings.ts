import { MAX_PASTED_UNITS, plainCharacters } from '../../validate/plainCharacters.ts';
import { mailAddress } from '../mailAddress.ts';

/** How the sign is written for people only: name (at) example.com. */
const SPELLED_SIGN = /\(at\)|\[at\]|\(골뱅이\)|골뱅이/giu;
const SPACED_POINT = / ?[.,。] ?/gu;
const AROUND = /[\s<>()[\]\\/|,;:"'“”‘’]+/u;
/** A last part of Latin letters ends before what a Korean sentence attaches to it. */
const ADDRESS = /^[^@]+@(?:[\p{L}\p{M}\p{N}-]+\.)+(?:[a-z][a-z\d-]*[a-z\d]|[\p{L}\p{M}\p{N}-]+)/iu;
const MAX_READINGS = 3;

/**
 * The email addresses in a text that is rejected as one (see `mailPayload`), three at most; to be offered, never taken
 * without asking.
 *
 * - Addresses with words and marks around them: `홍길동 <name@example.com>`, `mailto:name@example.com`.
 * - Several addresses: `a@example.com; b@example.com`.
 * - An address with a comma or spaces beside a point, spaces beside the sign, or `(at)` in its place.
 *
 * @example mailReadings('Gildong Hong <name@example.com>') // ['name@example.com']
 */
export function mailReadings(text: string): readonly string[] {
  if (text.length > MAX_PASTED_UNITS) return [];
  const plain = plainCharacters(text).replace(SPELLED_SIGN, '@');
  const [name = '', host = '', ...others] = plain.split('@').map((part) => part.trim());
  const whole = others.length === 0 ? [`${name}@${host.replace(SPACED_POINT, '.')}`] : [];
  const inside = plain.split(AROUND).map((word) => ADDRESS.exec(word)?.[0] ?? '');
  return [...new Set([...whole, ...inside])].filter((address) => mailAddress(address).ok).slice(0, MAX_READINGS);
}
