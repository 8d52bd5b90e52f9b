import { fail, ok, type Result } from '../result/index.ts';
import { plainCharacters } from '../validate/plainCharacters.ts';
import { hasMixedDomain } from './hasMixedDomain.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Not one email address. */
    'qr.badMail': { readonly example: string };
  }
}

const EXAMPLE = 'name@example.com';
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
/**
 * Parses one email address. Surrounding spaces and invisible characters are dropped, full-width characters become
 * ASCII; anything but `name@host.name` is `qr.badMail`, also where its end mixes Latin and Hangul.
 *
 * @example mailAddress(' name@example.com ') // { ok: true, value: 'name@example.com' }
 */
export function mailAddress(text: string): Result<string> {
  const address = plainCharacters(text);
  return ADDRESS.test(address) && !hasMixedDomain(address) ? ok(address) : fail('qr.badMail', { example: EXAMPLE });
}
