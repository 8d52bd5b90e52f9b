import { describe, expect, it } from 'vitest';
import { isDraftFragment } from './draftFragment.ts';
import { MAX_LINK_UNITS, readDraftFragment, toDraftFragment } from './draftLink.ts';

const encoded = (text: string) => `#with=${Buffer.from(text).toString('base64url')}`;

describe('the fragment of a link', () => {
  it('brings back what was put into it', () => {
    const carried = { amount: '3,000,000원', form: { kind: 'text', text: '🙂 <b>&' }, on: true };
    const fragment = toDraftFragment(carried);
    expect(fragment).toMatch(/^#with=[\w-]+$/u);
    expect(readDraftFragment(fragment)).toEqual(carried);
    expect(toDraftFragment({})).toBe('');
  });

  it.each(['', 'a', '\u0000\uFFFF', '=+/-_', '글자 🏳️‍🌈', '\r\n\t'])('brings back %j', (text) => {
    expect(readDraftFragment(toDraftFragment({ text }))).toEqual({ text });
  });

  it.each([
    ['nothing', '#with='],
    ['other letters', '#with=a.b'],
    ['no JSON', encoded('{')],
    ['no record', encoded('[1]')],
    ['null', encoded('null')],
    ['no names', encoded('{}')],
    ['a name with a point', encoded('{"a.b":1}')],
    ['__proto__', encoded('{"__proto__":{"x":1}}')],
    [
      'many names',
      encoded(JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`n${'a'.repeat(at)}`, 1])))),
    ],
    ['broken UTF-8', `#with=${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')}`],
    ['too much', `#with=${'A'.repeat(MAX_LINK_UNITS + 1)}`],
  ])('is refused with %s', (_, hash) => {
    expect(isDraftFragment(hash)).toBe(true);
    expect(readDraftFragment(hash)).toBeUndefined();
  });

  it.each([')', '.', '==', '/', '>', ').', '%20', '%EC%9D%84', '&fbclid=1', '」'])(
    'is read where %s of the text around the link follows',
    (rest) => {
      expect(readDraftFragment(toDraftFragment({ text: '글' }) + rest)).toEqual({ text: '글' });
    },
  );

  it.each(['%3D', '%3d'])('is read with %s for its equals sign', (sign) => {
    const hash = toDraftFragment({ text: '글' }).replace('=', sign);
    expect(isDraftFragment(hash)).toBe(true);
    expect(readDraftFragment(hash)).toEqual({ text: '글' });
  });

  it('is not read where its end is missing', () => {
    const fragment = toDraftFragment({ text: '글자', on: true });
    for (let length = 0; length < fragment.length - 1; length += 1) {
      expect(readDraftFragment(fragment.slice(0, length))).toBeUndefined();
    }
  });

  it('leaves the places of a page alone', () => {
    expect(isDraftFragment('#content')).toBe(false);
    expect(readDraftFragment('#content')).toBeUndefined();
  });

  it('fails on no text', () => {
    for (let unit = 0; unit < 256; unit += 1) {
      const text = String.fromCharCode(unit).repeat(3);
      for (const hash of [text, `#with=${text}`, encoded(text)]) expect(() => readDraftFragment(hash)).not.toThrow();
    }
  });
});
