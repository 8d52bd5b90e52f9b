import { describe, expect, it } from 'vitest';
import { type Contact, contactPayload } from './contactPayload.ts';

const NOBODY: Contact = {
  familyName: '',
  givenName: '',
  organization: '',
  title: '',
  phone: '',
  mail: '',
  link: '',
  address: '',
  note: '',
};

function lines(contact: Partial<Contact>): readonly string[] {
  const card = contactPayload({ ...NOBODY, ...contact }, URL.canParse);
  return card.ok ? card.value.split('\r\n') : [];
}

describe('contactPayload', () => {
  it('writes every field, with the names in separate components', () => {
    expect(
      lines({
        familyName: ' 홍 ',
        givenName: '길동 ',
        organization: ' 도구상자\n',
        title: '개발자',
        phone: '010-1234-5678',
        mail: ' hong@example.com',
        link: 'example.com',
        address: '서울시 중구',
        note: '안녕',
      }),
    ).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:홍;길동;;;',
      'FN:홍길동',
      'ORG:도구상자',
      'TITLE:개발자',
      'TEL:01012345678',
      'EMAIL:hong@example.com',
      'URL:https://example.com',
      'ADR:;;서울시 중구;;;;',
      'NOTE:안녕',
      'END:VCARD',
    ]);
  });

  it.each([
    ['Hong', 'Gildong', 'N:Hong;Gildong;;;', 'FN:Gildong Hong'],
    ['', 'Gildong', 'N:;Gildong;;;', 'FN:Gildong'],
    ['Hong', '', 'N:Hong;;;;', 'FN:Hong'],
    ['山田', '太郎', 'N:山田;太郎;;;', 'FN:山田太郎'],
  ])('omits an empty part of the name: %s, %s', (familyName, givenName, n, fn) => {
    expect(lines({ familyName, givenName })).toEqual(['BEGIN:VCARD', 'VERSION:3.0', n, fn, 'END:VCARD']);
  });

  it('is a card of a company without a name', () => {
    expect(lines({ organization: ' 도구;상자 ', phone: '02-123-4567' })).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:;;;;',
      'FN:도구\\;상자',
      'ORG:도구\\;상자',
      'TEL:021234567',
      'END:VCARD',
    ]);
  });

  it('omits blank fields', () => {
    expect(lines({ familyName: 'A', phone: ' ', mail: '\t', link: ' ', address: ' ', note: '\n' })).toHaveLength(5);
  });

  it('escapes what would end a value or start another', () => {
    expect(
      lines({ familyName: 'a;b', givenName: 'c,d', organization: 'e\\f', note: 'g\r\nh\ni\rj', address: 'k;l' }),
    ).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:a\\;b;c\\,d;;;',
      'FN:c\\,d a\\;b',
      'ORG:e\\\\f',
      'ADR:;;k\\;l;;;;',
      'NOTE:g\\nh\\ni\\nj',
      'END:VCARD',
    ]);
  });

  it('gives every failure at once, by field', () => {
    expect(
      contactPayload({ ...NOBODY, familyName: ' ', organization: ' ', phone: 'x', mail: 'y', link: 'z' }, URL.canParse),
    ).toEqual({
      ok: false,
      failure: {
        familyName: { code: 'qr.nameMissing', facts: {} },
        phone: { code: 'qr.badPhone', facts: { min: 3, max: 15 } },
        mail: { code: 'qr.badMail', facts: { example: 'name@example.com' } },
        link: { code: 'qr.badLink', facts: { example: 'https://example.com' } },
      },
    });
  });

  it.each([
    [{ phone: 'x' }, ['phone']],
    [{ mail: 'x' }, ['mail']],
    [{ link: 'x' }, ['link']],
  ])('names the wrong field alone: %j', (wrong, fields) => {
    const card = contactPayload({ ...NOBODY, givenName: 'A', ...wrong }, URL.canParse);
    expect(!card.ok && Object.keys(card.failure)).toEqual(fields);
  });
});
