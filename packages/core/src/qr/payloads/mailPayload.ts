import { ok, type Result } from '../../result/index.ts';
import { mailAddress } from '../mailAddress.ts';
import { percentEncode } from './percentEncode.ts';

/** An email as it is typed. */
export type MailMessage = { readonly address: string; readonly subject: string; readonly body: string };

/**
 * The payload that opens an email with its subject and body filled in; empty ones are left out.
 *
 * @see RFC 6068 (2010-10, read 2026-11-20): line endings are `%0D%0A`, a blank is `%20`
 * @example
 * mailPayload({ address: 'a@example.com', subject: 'Hi & bye', body: '' })
 * // { ok: true, value: 'mailto:a@example.com?subject=Hi%20%26%20bye' }
 */
export function mailPayload({ address: text, subject, body }: MailMessage): Result<string> {
  const address = mailAddress(text);
  if (!address.ok) return address;
  const fields = [
    ...(subject === '' ? [] : [`subject=${percentEncode(subject)}`]),
    ...(body === '' ? [] : [`body=${percentEncode(body)}`]),
  ];
  const query = fields.length === 0 ? '' : `?${fields.join('&')}`;
  return ok(`mailto:${percentEncode(address.value).replace('%40', '@')}${query}`);
}
