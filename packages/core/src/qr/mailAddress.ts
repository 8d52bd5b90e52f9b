import { fail, ok, type Result } from '../result/index.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Not one mail address. */
    'qr.badMail': { readonly example: string };
  }
}

const EXAMPLE = 'name@example.com';
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/;

/**
 * Parses one mail address. Surrounding spaces are dropped; anything but `name@host.name` is `qr.badMail`.
 *
 * @example mailAddress(' name@example.com ') // { ok: true, value: 'name@example.com' }
 */
export function mailAddress(text: string): Result<string> {
  const address = text.trim();
  return ADDRESS.test(address) ? ok(address) : fail('qr.badMail', { example: EXAMPLE });
}
