import { fail, ok, type Result } from '../result/index.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Not the address of a web page. */
    'qr.badLink': { readonly example: string };
  }
}

const EXAMPLE = 'https://example.com';
/** A scheme ends in a colon; before a port there is one too. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** Marks that stand around a link in a text and in none. */
const ANGLE_MARK = /[<>]/;
const WEB_LINK = /^https?:\/\/(?:[^\s/?#@:]+\.[^\s/?#@:.]+|localhost|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/**
 * Reads the address of a web page.
 *
 * Blanks around it are dropped, `https://` is set before an address without a scheme, nothing else is changed: escapes
 * and letters of any language stay as typed. Other schemes, blanks within, a host without a point and a name before an
 * `@`, which hides the host, angle marks, and what the platform itself takes for no address, are `qr.badLink`.
 *
 * @param canParse the platform's own judgement, `URL.canParse`: ports, numeric hosts, brackets
 * @see RFC 3986 (2005-01) and RFC 3987 (2005-01), read 2026-11-20
 * @example linkPayload('example.com/길', URL.canParse) // { ok: true, value: 'https://example.com/길' }
 */
export function linkPayload(text: string, canParse: (link: string) => boolean): Result<string> {
  const typed = text.trim();
  const link = SCHEME.test(typed) ? typed : `https://${typed}`;
  const isLink = WEB_LINK.test(link) && !ANGLE_MARK.test(link) && canParse(link);
  return isLink ? ok(link) : fail('qr.badLink', { example: EXAMPLE });
}
