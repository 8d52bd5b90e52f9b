import { INVISIBLE, plainCharacters } from '../../validate/plainCharacters.ts';
import { mailAddress } from '../mailAddress.ts';
import type { MailMessage } from '../payloads/mailPayload.ts';
import { phoneNumber } from '../phoneNumber.ts';
import { queryParts } from './queryParts.ts';

/** What a link opens that is not a web page: an email or a call. */
export type ContactLink =
  | { readonly kind: 'mail'; readonly mail: MailMessage }
  | { readonly kind: 'phone'; readonly phone: string };

const MAIL = /^mailto:([^?]+)(?:\?(.*))?$/isu;
const PHONE = /^tel:(?:\/\/)?([^;?]+)$/iu;
const FIELDS = ['subject', 'body'] as const;

function mailOf(address: string, query: string): ContactLink | undefined {
  try {
    const parts = queryParts(query).map(([name, value]) => [name.toLowerCase(), decodeURIComponent(value)] as const);
    const fields = new Map(parts);
    const [subject = '', body = ''] = FIELDS.map((name) => fields.get(name));
    const isKnown = [...fields.keys()].every((name) => FIELDS.some((known) => known === name));
    const isAll = isKnown && fields.size === parts.length;
    const parsed = mailAddress(decodeURIComponent(address));
    return isAll && parsed.ok ? { kind: 'mail', mail: { address: parsed.value, subject, body } } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The email or the phone number of a link that `linkPayload` rejects, `mailto:…` or `tel:…`; to be offered, not taken
 * without asking. Undefined for other links, and where a part would be lost, such as a copy to another address or the
 * second of two subjects.
 *
 * @see RFC 6068 (2010-10) and RFC 3966 (2004-12), read 2026-11-20
 * @example contactLinkReading('tel:+82-2-123-4567') // { kind: 'phone', phone: '+82-2-123-4567' }
 */
export function contactLinkReading(text: string): ContactLink | undefined {
  const [, address, query = ''] = MAIL.exec(text.replace(INVISIBLE, '').trim()) ?? [];
  if (address !== undefined) return mailOf(address, query);
  const [, phone = ''] = PHONE.exec(plainCharacters(text)) ?? [];
  return phoneNumber(phone).ok ? { kind: 'phone', phone } : undefined;
}
