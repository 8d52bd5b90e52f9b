import { describe, expect, it } from 'vitest';
import type { IntentKind } from './index.ts';
import { MAX_QUESTION_UNITS, readIntents } from './index.ts';
import { context, kinds, only } from './testing/intents.ts';

describe('content', () => {
  it.each<readonly [string, readonly IntentKind[]]>([
    ['{"a":1}', ['json', 'text']],
    ['[1,\n2]', ['json', 'text']],
    ['8.8.8.8', ['ip', 'text']],
    ['2001:db8::1', ['ip', 'text']],
    ['https://example.com/a?b=1', ['link', 'text']],
    ['WIFI:S:a;;', ['qrContent', 'text']],
    ['WIFI:T:WPA;S:이름;P:pass word;;', ['qrContent', 'text']],
    ['mailto:a@example.com', ['qrContent', 'text']],
    ['tel:+821012345678', ['qrContent', 'text']],
    ['BEGIN:VCARD\nFN:a\nEND:VCARD', ['qrContent', 'list', 'text']],
    ['wifi', ['text']],
    ['tel: me', ['text']],
    ['3,000,000원', ['won', 'text']],
    ['a\nb\n\nc', ['list', 'text']],
    ['hello world', ['text']],
    ['1,5', ['text']],
    ['3000000', ['text']],
    ['  ', []],
  ])('%j', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    ['ip 8.8.8.8', { kind: 'ip', text: '8.8.8.8', network: 'public' }],
    ['아이피 주소 192.168.0.1', { kind: 'ip', text: '192.168.0.1', network: 'private' }],
    ['qr https://example.com/qr', { kind: 'link', text: 'https://example.com/qr' }],
    ['QR코드 example.com/a', { kind: 'link', text: 'example.com/a' }],
    ['qr code: WIFI:S:a;;', { kind: 'qrContent', text: 'WIFI:S:a;;' }],
    ['큐알 www.example.com', { kind: 'link', text: 'www.example.com' }],
    ['https://example.com/qr', { kind: 'link', text: 'https://example.com/qr' }],
    ['example.com', { kind: 'text', text: 'example.com' }],
    ['qr 안녕하세요', { kind: 'qrText', text: '안녕하세요' }],
    ['qr 1000원', { kind: 'qrText', text: '1000원' }],
    ['qr', { kind: 'text', text: 'qr' }],
    ['qr코드', { kind: 'text', text: 'qr코드' }],
    ['qr:', { kind: 'text', text: 'qr:' }],
    ['qr ::', { kind: 'text', text: 'qr ::' }],
    ['qr code: code of conduct', { kind: 'qrText', text: 'code of conduct' }],
    ['qr code:BEGIN:VCARD\nFN:a\nEND:VCARD', { kind: 'qrContent', text: 'BEGIN:VCARD\nFN:a\nEND:VCARD' }],
    ['qr.com/a', { kind: 'text', text: 'qr.com/a' }],
  ])('%j is read without the word for its tool', (text, expected) => {
    expect(readIntents(text, context)[0]).toEqual(expected);
  });

  it.each([
    ...[
      'qr 코드',
      'QR코드 만들기',
      'qr 생성',
      'qr 생성기',
      'qr 만들기',
      '큐알 코드',
      'QR 코드 생성기',
      '큐알  코드 만들기',
    ],
    ...['qr code', 'qr generator', 'QR code maker', 'qr: code generator'],
  ])('%s is a name of the tool and no text for it', (text) => {
    expect(kinds(text)).toEqual(['text']);
  });

  it.each(['QR 코드 사용 안내\n1. 카메라를 켜세요.', 'qr\n안녕하세요', 'QR code:\nnot only for links'])(
    '%j keeps its beginning',
    (text) => {
      expect(kinds(text)).toEqual(['list', 'text']);
    },
  );

  it('is all that a text too long for a question can be', () => {
    expect(kinds('300000 vat'.padStart(MAX_QUESTION_UNITS, '0'))).toContain('vat');
    expect(kinds('300000 vat'.padStart(MAX_QUESTION_UNITS + 1, '0'))).toEqual(['text']);
    expect(kinds(`https://example.com/${'a'.repeat(1_000)}`)).toEqual(['link', 'text']);
    expect(kinds(`https://example.com/${'a'.repeat(2_000)}`)).toEqual(['text']);
  });

  it('judges a very long text that looks like JSON by its brackets', () => {
    const blanks = ' '.repeat(1_000_000);
    expect(only(`[${blanks},]`, 'json').valid).toBe(true);
    expect(kinds(`[${blanks},`)).toEqual(['text']);
  });

  it('distinguishes broken JSON from valid JSON', () => {
    expect(only('{"a":1}', 'json').valid).toBe(true);
    expect(only('{"a":1,}', 'json').valid).toBe(false);
  });
});
