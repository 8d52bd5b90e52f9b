import { expect, it } from 'vitest';
import { phonePayload } from './phonePayload.ts';
import { smsPayload } from './smsPayload.ts';

it.each([
  ['02-1234-5678', '0212345678'],
  [' +82 (10) 1234.5678 ', '+821012345678'],
  ['010/1234\u20115678', '01012345678'],
  ['+82 (0)2-1234-5678', '+82212345678'],
  ['+82 010-1234-5678', '+821012345678'],
  ['00820212345678', '0082212345678'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['0082 (0)2-1234-5678', '0082212345678'],
  ['(0)2-1234-5678', '0212345678'],
  ['112', '112'],
  ['０１０-１２３４-５６７８', '01012345678'],
  ['\u202a010-1234-5678\u202c', '01012345678'],
  ['＋８２ 10 1234 5678', '+821012345678'],
  ['123456789012345', '123456789012345'],
  ['(+39) 02 1234 5678', '+390212345678'],
  ['090-1588-1234', '09015881234'],
  ['138 1588 1234', '13815881234'],
])('dials and texts %j', (text, number) => {
  expect(phonePayload(text)).toEqual({ ok: true, value: `tel:${number}` });
  expect(smsPayload(text, '안녕: a;b')).toEqual({ ok: true, value: `SMSTO:${number}:안녕: a;b` });
});

it('texts without a message', () => {
  expect(smsPayload('112', '')).toEqual({ ok: true, value: 'SMSTO:112:' });
});

it.each([
  '',
  '12',
  '1234567890123456',
  '010-CALL-ME',
  '++82',
  '82+10',
  '010:1234',
  '02-123-4567/8',
  '02-123-4567(101)',
  '031-123-4567/4568',
  '010-1234-5678 12/25',
])('refuses %j', (text) => {
  const refused = { ok: false, failure: { code: 'qr.badPhone', facts: { min: 3, max: 15 } } };
  expect(phonePayload(text)).toEqual(refused);
  expect(smsPayload(text, 'x')).toEqual(refused);
});
