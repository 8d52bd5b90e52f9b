import { DRAFT_MARK, isDraftFragment } from './draftFragment.ts';

/** The content of a URL fragment after `#with=`: draft values by name. */
export type LinkedValues = Readonly<Record<string, unknown>>;

/** Characters after it, such as a bracket or a period, belong to the sentence that the link was in. */
const CODE = /^[\w-]+/u;
const NAME = /^[a-zA-Z]+$/u;
const MAX_NAMES = 50;
/** Email programs, messengers and browsers support URLs of this length. */
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

/** Serializes values as a URL fragment, which browsers never send to a server; empty where there are none. */
export function toDraftFragment(values: LinkedValues): string {
  return Object.keys(values).length === 0 ? '' : `#with=${toBase64Url(JSON.stringify(values))}`;
}

/**
 * Parses such a fragment. It is untrusted: a malformed one is rejected entirely, and the values must still be
 * validated by the rules of the drafts.
 */
export function readDraftFragment(hash: string): LinkedValues | undefined {
  const [code] = CODE.exec(hash.replace(DRAFT_MARK, '')) ?? [];
  if (!isDraftFragment(hash) || code === undefined || code.length > MAX_LINK_UNITS) return undefined;
  try {
    const value: unknown = JSON.parse(fromBase64Url(code));
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
    const names = Object.keys(value);
    return names.length > 0 && names.length <= MAX_NAMES && names.every((name) => NAME.test(name))
      ? (value as LinkedValues)
      : undefined;
  } catch {
    return undefined;
  }
}
