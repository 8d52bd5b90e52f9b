import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailPayload } from '../payloads/mailPayload.ts';
import { contactLinkReading } from './contactLinkReading.ts';

const mail = (address: string, subject = '', body = '') => ({ kind: 'mail', mail: { address, subject, body } });

describe('contactLinkReading', () => {
  it.each([
    [' mailto:a@example.com', mail('a@example.com')],
    ['MAILTO:a%2Bb@example.com?', mail('a+b@example.com')],
    ['mailto:a@example.com?Subject=%EA%B0%80%20a=b&body=1+1%0A2', mail('a@example.com', '가 a=b', '1+1\n2')],
    ['mailto:a@example.com?body=１', mail('a@example.com', '', '１')],
    ['\u200bmailto:a@example.com\u200b', mail('a@example.com')],
    ['tel:010-1234-5678', { kind: 'phone', phone: '010-1234-5678' }],
    ['tel://119', { kind: 'phone', phone: '119' }],
  ])('reads %j', (text, expected) => {
    expect(contactLinkReading(text)).toEqual(expected);
  });

  it.each([
    '',
    'https://example.com',
    'mailto:',
    'mailto:a',
    'mailto:%',
    'mailto:a@example.com?cc=b@example.com',
    'mailto:a@example.com,b@example.com',
    'mailto:a@example.com?subject=%',
    'mailto:a@example.com?subject=a&Subject=b',
    'tel:',
    'tel:12',
    'tel:7042;phone-context=example.com',
  ])('reads nothing in %j', (text) => {
    expect(contactLinkReading(text)).toBeUndefined();
  });

  it('reads every mail that is written', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'a가 &=?+%#\n') });
    fc.assert(
      fc.property(texts, texts, (subject, body) => {
        const message = { address: 'a@example.com', subject, body };
        const payload = mailPayload(message);
        const read = payload.ok ? contactLinkReading(payload.value) : undefined;
        const again = read?.kind === 'mail' ? mailPayload(read.mail) : undefined;
        expect(again).toEqual(payload);
      }),
      { numRuns: 1000 },
    );
  });
});
