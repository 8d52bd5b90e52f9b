import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkPayload } from '../payloads/linkPayload.ts';
import { linkReadings } from './linkReadings.ts';

describe('linkReadings', () => {
  it.each<readonly [string, readonly string[]]>([
    ['https//example.com', ['https://example.com']],
    ['http:/example.com/a', ['http://example.com/a']],
    ['http:\\\\example.com', ['http://example.com']],
    ['https:\\\\example.com\\a\\b', ['https://example.com/a/b']],
    ['https://example.com\\path', ['https://example.com/path']],
    ['example.com\\path', ['https://example.com/path']],
    ['https://www,example.com\\a?b=\\c', ['https://www.example.com/a?b=\\c']],
    ['C:\\a\\b', []],
    ['\\\\server\\a', []],
    ['htps://example.com', ['https://example.com']],
    ['ttps://example.com', ['https://example.com']],
    ['https;//example.com', ['https://example.com']],
    ['https：//example.com', ['https://example.com']],
    ['https:// example.com', ['https://example.com']],
    ['https://https://example.com', ['https://example.com']],
    ['example,com', ['https://example.com']],
    ['www.example.com.', ['https://www.example.com']],
    ['example。com', ['https://example.com']],
    ['www. example. com', ['https://www.example.com']],
    ['www.example,com', ['https://www.example.com']],
    ['www.example,co.kr', ['https://www.example.co.kr']],
    ['example.co,kr', ['https://example.co.kr']],
    ['https://www.example,com/a,b', ['https://www.example.com/a,b']],
    ['www.example,com?a=b.kr&c=d.kr', ['https://www.example.com?a=b.kr&c=d.kr']],
    ['www,example.com', ['https://www.example.com']],
    ['www.example.com,', ['https://www.example.com']],
    ['www..example.com', ['https://www.example.com']],
    ['www.example.com..', ['https://www.example.com']],
    ['(example.com)', ['https://example.com']],
    ['example.com!', ['https://example.com']],
    ['- example.com', ['https://example.com']],
    ['-example.com', ['https://example.com']],
    ['https://www.example.com;', ['https://www.example.com']],
    ['www.a.com, www.b.net', ['https://www.a.com', 'https://www.b.net']],
    ['a.com,b.net', ['https://a.com', 'https://b.net']],
    ['https://a.com, https://b.net', ['https://a.com', 'https://b.net']],
    ['https://a.com,https://b.net', ['https://a.com', 'https://b.net']],
    ['https://a.com, www.b.net', ['https://a.com']],
    // A wave is a letter of the path, not the mark of a range, and a unit in one character is one as well.
    ['제목 https://example.com/a㎏', ['https://example.com/a㎏']],
    ['제목 https://ja.wikipedia.org/wiki/a〜スクール', ['https://ja.wikipedia.org/wiki/a〜スクール']],
    ['제목\nnaver.com/a∼b', ['https://naver.com/a∼b']],
    ['제목입니다\nhttps://example.com/1?a=b#c', ['https://example.com/1?a=b#c']],
    ['<https://example.com/a>', ['https://example.com/a']],
    ['“https://example.com/a”', ['https://example.com/a']],
    ['(참고: https://example.com/a).', ['https://example.com/a']],
    ['[글](https://example.com/a_(b))', ['https://example.com/a_(b)']],
    ['https://a.kr 또는 https://b.kr, https://c.kr https://d.kr', ['https://a.kr', 'https://b.kr', 'https://c.kr']],
    ['홈페이지: www.example.co.kr/길', ['https://www.example.co.kr/길']],
    ['문의 name@example.com', []],
    ['https://example.com/내 문서 1.pdf', ['https://example.com/내%20문서%201.pdf']],
    [
      'https://search.naver.com/search.naver?query=도구 상자',
      ['https://search.naver.com/search.naver?query=도구%20상자', 'https://search.naver.com/search.naver?query=도구'],
    ],
    ['https://example.com/a b', ['https://example.com/a%20b', 'https://example.com/a']],
    ['https://youtu.be/abc 유튜브 영상', ['https://youtu.be/abc', 'https://youtu.be/abc%20유튜브%20영상']],
    ['https://youtu.be/abc - 유튜브', ['https://youtu.be/abc', 'https://youtu.be/abc%20-%20유튜브']],
    ['https://namu.wiki/w/도구 상자', ['https://namu.wiki/w/도구%20상자', 'https://namu.wiki/w/도구']],
    ['https://a.kr/b 값?c', ['https://a.kr/b%20값?c', 'https://a.kr/b']],
    ['https://a.kr/?b=c 값', ['https://a.kr/?b=c%20값', 'https://a.kr/?b=c']],
    [
      'naver.com/?utm_source=인스타&utm_campaign=가을 세일',
      [
        'https://naver.com/?utm_source=인스타&utm_campaign=가을%20세일',
        'https://naver.com/?utm_source=인스타&utm_campaign=가을',
      ],
    ],
    [
      'www.shop.co.kr/event?utm_campaign=black friday&utm_medium=qr',
      [
        'https://www.shop.co.kr/event?utm_campaign=black%20friday&utm_medium=qr',
        'https://www.shop.co.kr/event?utm_campaign=black',
      ],
    ],
    ['naver.com/a 네이버', ['https://naver.com/a', 'https://naver.com/a%20네이버']],
    ['naver.com 네이버', ['https://naver.com']],
    ['example.com/a, example.com/b', ['https://example.com/a', 'https://example.com/b']],
    ['blog.naver.com/abc blog.naver.com/def', ['https://blog.naver.com/abc', 'https://blog.naver.com/def']],
    ['naver.com/x and daum.net/y', ['https://naver.com/x', 'https://daum.net/y']],
    ['a.kr/file name.pdf', ['https://a.kr/file%20name.pdf', 'https://a.kr/file', 'https://name.pdf']],
    ['a.kr/b 또는 https://c.kr', ['https://c.kr']],
    ['https://example.com/a <b>', ['https://example.com/a']],
    ['https://example.com 제목', ['https://example.com']],
    ['https://example.com/a https://example.com/b', ['https://example.com/a', 'https://example.com/b']],
    ['https://example.com/a b\n제목', ['https://example.com/a']],
    ['3.14', []],
    ['//example.com/a', ['https://example.com/a']],
    ['C:\\work\\report.pdf', []],
    ['\\\\server\\share\\report.pdf', []],
    ['https://example.com입니다', ['https://example.com']],
    ['사이트는 https://example.com이에요.', ['https://example.com']],
    ['example.com입니다', ['https://example.com']],
    ['https//example.com/a\u200bb', ['https://example.com/ab']],
    ['ftp://example.com/a', []],
    ['kakaotalk://inappbrowser', []],
    ['네이버', []],
    ['hello world', []],
    ['https://user:pw@example.com', []],
    [`${' '.repeat(1989)}https//a.kr`, ['https://a.kr']],
    [`${' '.repeat(1990)}https//a.kr`, []],
  ])('finds the links in %j', (text, expected) => {
    expect(linkReadings(text, URL.canParse)).toEqual(expected);
  });

  it('returns only valid links, three at most', () => {
    const texts = fc.string({ unit: fc.constantFrom('https', '://', 'a.kr', ...'ab./:,;() <>"가'), maxLength: 40 });
    fc.assert(
      fc.property(texts, (text) => {
        const found = linkReadings(text, URL.canParse);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const link of found) expect(linkPayload(link, URL.canParse)).toEqual({ ok: true, value: link });
      }),
      { numRuns: 1000 },
    );
  });
});
