import { type Failure, ok, type Result } from '../../result/index.ts';
import { mailAddress } from '../mailAddress.ts';
import { phoneNumber } from '../phoneNumber.ts';
import { linkPayload } from './linkPayload.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** Neither a name nor a company. */
    'qr.nameMissing': Readonly<Record<never, never>>;
  }
}

/** A field of a contact. */
export type ContactField =
  | 'familyName'
  | 'givenName'
  | 'organization'
  | 'title'
  | 'phone'
  | 'mail'
  | 'link'
  | 'address'
  | 'note';
/** A contact as it is typed; empty fields are left out. */
export type Contact = Readonly<Record<ContactField, string>>;
/** Why a contact was refused, by field. */
export type ContactFailures = { readonly [Field in ContactField]?: Failure };

/** Names in these scripts are written family name first and without a space. */
const FAMILY_FIRST = /[\p{Script=Hangul}\p{Script=Han}]/u;

function escaped(text: string): string {
  return text
    .trim()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

function shownName(family: string, given: string): string {
  return FAMILY_FIRST.test(family + given) ? `${family}${given}` : `${given} ${family}`.trim();
}

function optional(text: string, parse: (typed: string) => Result<string>): Result<string> {
  return text.trim() === '' ? ok('') : parse(text);
}

/** A line of the card, or none where the value is empty. */
function line(property: string, value: string): readonly string[] {
  return value === '' ? [] : [`${property}:${value}`];
}

/**
 * A contact as a vCard, and every failure at once, by field.
 *
 * - A family name, a given name or a company is needed (`qr.nameMissing`, at `familyName`); phone, email and link may
 *   be empty, otherwise they must be valid (`qr.badPhone`, `qr.badMail`, `qr.badLink`). Spaces around every field are
 *   dropped.
 * - `N` has the names separately; `FN` is the name as written: 홍길동, Gildong Hong, or else the company.
 * - `\ ; ,` and line endings are escaped. Lines are not folded, because phones show the fold as part of the text.
 *
 * @param canParse see `linkPayload`
 * @see RFC 2426, vCard 3.0 (1998-09, read 2026-11-20): the version every phone reads
 * @example
 * const nothing = { organization: '', title: '', phone: '', mail: '', link: '', address: '', note: '' };
 * contactPayload({ ...nothing, familyName: '홍', givenName: '길동' }, URL.canParse)
 * // { ok: true, value: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:홍;길동;;;\r\nFN:홍길동\r\nEND:VCARD' }
 */
export function contactPayload(contact: Contact, canParse: (link: string) => boolean): Result<string, ContactFailures> {
  const family = contact.familyName.trim();
  const given = contact.givenName.trim();
  const name = shownName(family, given) || contact.organization.trim();
  const phone = optional(contact.phone, phoneNumber);
  const mail = optional(contact.mail, mailAddress);
  const link = optional(contact.link, (typed) => linkPayload(typed, canParse));
  if (name === '' || !phone.ok || !mail.ok || !link.ok) {
    return {
      ok: false,
      failure: {
        ...(name === '' ? { familyName: { code: 'qr.nameMissing', facts: {} } as const } : {}),
        ...(phone.ok ? {} : { phone: phone.failure }),
        ...(mail.ok ? {} : { mail: mail.failure }),
        ...(link.ok ? {} : { link: link.failure }),
      },
    };
  }
  const address = escaped(contact.address);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(family)};${escaped(given)};;;`,
    `FN:${escaped(name)}`,
    ...line('ORG', escaped(contact.organization)),
    ...line('TITLE', escaped(contact.title)),
    ...line('TEL', phone.value),
    ...line('EMAIL', escaped(mail.value)),
    ...line('URL', link.value),
    ...line('ADR', address === '' ? '' : `;;${address};;;;`),
    ...line('NOTE', escaped(contact.note)),
    'END:VCARD',
  ];
  return ok(lines.join('\r\n'));
}
