import { describe, expect, it } from 'vitest';
import { mailPayload } from './mailPayload.ts';

const mail = (address: string, subject = '', body = '') => mailPayload({ address, subject, body });

describe('mailPayload', () => {
  it.each([
    ['name@example.com', '', '', 'mailto:name@example.com'],
    [' a.b+c@mail.example.co.kr ', '', '', 'mailto:a.b%2Bc@mail.example.co.kr'],
    ['a@b.kr', 'Hi & bye?', '', 'mailto:a@b.kr?subject=Hi%20%26%20bye%3F'],
    ['a@b.kr', '', 'one\ntwo\r\nthree\rfour', 'mailto:a@b.kr?body=one%0D%0Atwo%0D%0Athree%0D%0Afour'],
    ['a@b.kr', '안녕', '=', 'mailto:a@b.kr?subject=%EC%95%88%EB%85%95&body=%3D'],
    ['\u200bname＠example.com\u200b', '', '', 'mailto:name@example.com'],
    ['name@홍길동.한국', '', '', 'mailto:name@%ED%99%8D%EA%B8%B8%EB%8F%99.%ED%95%9C%EA%B5%AD'],
    ['50%@b.kr', '', '', 'mailto:50%25@b.kr'],
  ])('writes %s, %j, %j', (address, subject, body, payload) => {
    expect(mail(address, subject, body)).toEqual({ ok: true, value: payload });
  });

  it('survives half a surrogate pair', () => {
    expect(mail('a@b.kr', '\ud800')).toEqual({ ok: true, value: 'mailto:a@b.kr?subject=%EF%BF%BD' });
  });

  it.each([
    '',
    'name',
    'name@',
    '@example.com',
    'name@example',
    'a b@example.com',
    'a@b@c.com',
    'a@.com',
    'a@b..c',
    'a@b.c,d@e.f',
    '<a@b.c>',
    'a@b.c?bcc=x',
    'a@b.c/d',
    'a@b.com입니다',
  ])('refuses %j', (address) => {
    expect(mail(address)).toEqual({
      ok: false,
      failure: { code: 'qr.badMail', facts: { example: 'name@example.com' } },
    });
  });

  it('lets nothing of the address become a field of the mail', () => {
    expect(mail('a?bcc=x@b.c')).toEqual({ ok: true, value: 'mailto:a%3Fbcc%3Dx@b.c' });
  });
});
