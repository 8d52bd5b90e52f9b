/** What an address carries behind `#with=`: values of drafts by their names. */
export type Carried = Readonly<Record<string, unknown>>;

const MARK = '#with=';
const CODE = /^[\w-]+$/u;
const NAME = /^[a-zA-Z]+$/u;
const MAX_NAMES = 50;
/** Mail, messengers and browsers carry an address of this length. */
export const MAX_LINK_UNITS = 8000;

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(code: string): string {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (unit) => unit.charCodeAt(0)));
}

/** Whether a fragment means to carry drafts; others lead to a place in the page. */
export function isDraftFragment(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** Writes values as the fragment of an address, which a browser never sends anywhere; empty where there are none. */
export function toDraftFragment(carried: Carried): string {
  return Object.keys(carried).length === 0 ? '' : MARK + toBase64Url(JSON.stringify(carried));
}

/**
 * Reads such a fragment. It may come from anybody: whatever is not written like one is refused whole, and what is in it
 * is still to be judged by the drafts themselves.
 */
export function readDraftFragment(hash: string): Carried | undefined {
  const code = hash.slice(MARK.length);
  if (!isDraftFragment(hash) || code.length > MAX_LINK_UNITS || !CODE.test(code)) return undefined;
  try {
    const value: unknown = JSON.parse(fromBase64Url(code));
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
    const names = Object.keys(value);
    return names.length > 0 && names.length <= MAX_NAMES && names.every((name) => NAME.test(name))
      ? (value as Carried)
      : undefined;
  } catch {
    return undefined;
  }
}
