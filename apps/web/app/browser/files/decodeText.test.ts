import { describe, expect, it } from 'vitest';
import { decodeAs, decodeText } from './decodeText.ts';

const KOREAN = '이름,금액\r\n홍길동,1,000원\r\n김철수,2,500원\r\n';
const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const units = [...(mark ? '\ufeff' : '')].concat(text.split(''));
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (const [at, unit] of units.entries()) view.setUint16(at * 2, unit.charCodeAt(0), littleEndian);
  return new Uint8Array(view.buffer);
}

/** `이름,금액` and a line break in CP949, as Korean Windows writes it. */
const CP949 = new Uint8Array([0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb1, 0xdd, 0xbe, 0xd7, 0x0d, 0x0a]);

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8(KOREAN), KOREAN, 'utf-8', false],
    ['UTF-8 with mark', utf8(`\ufeff${KOREAN}`), KOREAN, 'utf-8', false],
    ['UTF-16 LE with mark', utf16(KOREAN, true, true), KOREAN, 'utf-16le', false],
    ['UTF-16 BE with mark', utf16(KOREAN, false, true), KOREAN, 'utf-16be', false],
    ['UTF-16 LE', utf16(KOREAN, true, false), KOREAN, 'utf-16le', true],
    ['UTF-16 BE', utf16(KOREAN, false, false), KOREAN, 'utf-16be', true],
    ['UTF-16 LE in English', utf16('name,amount\r\n', true, false), 'name,amount\r\n', 'utf-16le', true],
    ['CP949', CP949, '이름,금액\r\n', 'euc-kr', true],
    ['nothing', utf8(''), '', 'utf-8', false],
  ] as const)('is read from %s', (_name, bytes, text, encoding, isGuess) => {
    expect(decodeText(bytes)).toEqual({ text, encoding, isGuess });
  });

  it('is read with a replacement character where a byte is broken', () => {
    const bytes = (text: string) => utf8(text.repeat(100));
    const damaged = (whole: Uint8Array, at: number) => whole.with(at, 0xff);
    const log = decodeText(damaged(bytes('INFO 연결됨\n'), 690));
    expect([log?.encoding, log?.isGuess, log?.text.match(/\ufffd/gu)?.length]).toEqual(['utf-8', true, 1]);
    expect(log?.text.startsWith('INFO 연결됨\nINFO 연결됨\n')).toBe(true);
    expect(decodeText(utf8(`\ufeff${KOREAN}`).slice(0, -3))?.encoding).toBe('utf-8');
    const large = decodeText(damaged(utf8('INFO 연결됨\n'.repeat(10_000)), 100_000));
    expect(large?.encoding).toBe('utf-8');
    const old = Uint8Array.from({ length: 1100 }, (_, at) => CP949[at % CP949.length] ?? 0);
    expect(decodeText(damaged(old, 570))).toMatchObject({ encoding: 'euc-kr', isGuess: true });
  });

  it.each([
    ['utf-16le', true],
    ['utf-16be', false],
  ] as const)('is read from damaged %s with mark', (encoding, littleEndian) => {
    const damaged = utf16(`${KOREAN}\ud83d끝`, littleEndian, true);
    expect(decodeText(damaged)).toEqual({ text: `${KOREAN}\ufffd끝`, encoding, isGuess: true });
    expect(decodeText(utf16(KOREAN, littleEndian, true).slice(0, -1))).toMatchObject({ encoding, isGuess: true });
  });

  it('is read with some characters replaced where it is Latin-1, which can be chosen', () => {
    const french = Uint8Array.from(
      'Le café est fermé le dimanche et ouvert dès neuf heures tous les autres jours.\n',
      (at) => at.charCodeAt(0),
    );
    expect(decodeText(french)).toMatchObject({ encoding: 'utf-8', isGuess: true });
    expect(decodeAs(french, 'windows-1252')).toContain('café est fermé');
    expect(decodeText(new Uint8Array([0x63, 0x61, 0x66, 0xe9]))?.text).toBe('caf\ufffd');
  });

  it('is refused above the limit of invalid characters, on both sides of it', () => {
    const withInvalid = (count: number) => new Uint8Array(100).fill(0x61).fill(0xff, 0, count);
    expect(decodeText(withInvalid(5))?.text).toContain('\ufffda');
    expect(decodeText(withInvalid(6))).toBeUndefined();
  });

  it('is refused where the bytes are no text', () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    const random = Uint8Array.from({ length: 4096 }, (_, at) => (at * at * 31 + at * 7) % 256);
    expect(decodeText(png)).toBeUndefined();
    expect(decodeText(random)).toBeUndefined();
    expect(decodeText(random.filter((byte) => byte !== 0))).toBeUndefined();
    // No units of the same value, and few of them invalid as UTF-16.
    const units = Uint8Array.from({ length: 4096 }, (_, at) => (at % 2 === 0 ? at / 16 : (at * 37) % 255) | 1);
    expect(decodeText(new Uint8Array([0xff, 0xfe, ...units]))).toBeUndefined();
    expect(decodeText(new Uint8Array([...utf8('a'.repeat(100)), 0xff, 0]))).toBeUndefined();
    expect(decodeText(new Uint8Array([0, 1, 2, 3]))).toBeUndefined();
  });

  it('is read otherwise when the visitor says so', () => {
    expect(decodeAs(CP949, 'euc-kr')).toBe('이름,금액\r\n');
    expect(decodeAs(CP949, 'utf-8')).toContain('\ufffd');
    expect(decodeAs(utf16(KOREAN, false, false), 'utf-16be')).toBe(KOREAN);
  });
});
