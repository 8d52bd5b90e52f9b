import { plainCharacters } from '../../validate/plainCharacters.ts';
import { mailAddress } from '../mailAddress.ts';
import type { MailMessage } from '../payloads/mailPayload.ts';
import { phoneNumber } from '../phoneNumber.ts';

/** What a link opens that is no web page: a mail or a call. */
export type ContactLink =
  | { readonly kind: 'mail'; readonly mail: MailMessage }
  | { readonly kind: 'phone'; readonly phone: string };

const MAIL = /^mailto:([^?]+)(?:\?(.*))?$/isu;
const PHONE = /^tel:(?:\/\/)?([^;?]+)$/iu;
const FIELDS = ['subject', 'body'] as const;

function fieldsOf(query: string): Map<string, string> {
  const pairs = query.split('&').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.toLowerCase(), decodeURIComponent(value.join('='))];
    }),
  );
}

function mailOf(address: string, query: string): ContactLink | undefined {
  try {
    const fields = fieldsOf(query);
    const [subject = '', body = ''] = FIELDS.map((name) => fields.get(name));
    const isAll = [...fields.keys()].every((name) => FIELDS.some((known) => known === name));
    const parsed = mailAddress(decodeURIComponent(address));
    return isAll && parsed.ok ? { kind: 'mail', mail: { address: parsed.value, subject, body } } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The mail or the telephone number of a link that `linkPayload` rejects, `mailto:…` or `tel:…`; to be offered, not
 * taken without asking. Undefined for other links, and where a part would be lost, such as a copy to another address.
 *
 * @see RFC 6068 (2010-10) and RFC 3966 (2004-12), read 2026-11-20
 * @example contactLinkReading('tel:+82-2-123-4567') // { kind: 'phone', phone: '+82-2-123-4567' }
 */
export function contactLinkReading(text: string): ContactLink | undefined {
  const plain = plainCharacters(text);
  const [, address, query = ''] = MAIL.exec(plain) ?? [];
  if (address !== undefined) return mailOf(address, query);
  const [, phone = ''] = PHONE.exec(plain) ?? [];
  return phoneNumber(phone).ok ? { kind: 'phone', phone } : undefined;
}
