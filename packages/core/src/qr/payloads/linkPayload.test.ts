import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkPayload } from './linkPayload.ts';

const canParse = (link: string) => URL.canParse(link);

it.each([
  [' https://example.com ', 'https://example.com'],
  ['HTTP://example.com/a?b=c&d=%20#e', 'HTTP://example.com/a?b=c&d=%20#e'],
  ['example.com', 'https://example.com'],
  ['\u200b\ufeff https://example.com/a\u200b \u200e', 'https://example.com/a'],
  ['https://example.com/\u202efdp.exe\u00ad', 'https://example.com/fdp.exe'],
  ['https://example.com/\u0646\u200c\u0627', 'https://example.com/\u0646\u200c\u0627'],
  ['example.com:8080/길?q=한글', 'https://example.com:8080/길?q=한글'],
  ['8.8.8.8', 'https://8.8.8.8'],
  ['3.14.kr', 'https://3.14.kr'],
  ['한국.kr', 'https://한국.kr'],
  ['예시.한국:8080/길', 'https://예시.한국:8080/길'],
  ['예시.한국'.normalize('NFD'), `https://${'예시.한국'.normalize('NFD')}`],
  ['예시.닷컴', 'https://예시.닷컴'],
  ['localhost:3000', 'http://localhost:3000'],
  ['https://localhost:3000', 'https://localhost:3000'],
  ['localhost.kr', 'https://localhost.kr'],
  ['NAS.local/login', 'http://NAS.local/login'],
  ['nas.local.kr', 'https://nas.local.kr'],
  ['example.com/nas.local', 'https://example.com/nas.local'],
  ['192.168.0.1:8080', 'http://192.168.0.1:8080'],
  ['192.168.0.kr', 'https://192.168.0.kr'],
  ['192.169.0.1', 'https://192.169.0.1'],
  ['10.0.0.5/login', 'http://10.0.0.5/login'],
  ['10.0.0.5.kr', 'https://10.0.0.5.kr'],
  ['127.0.0.1?a', 'http://127.0.0.1?a'],
  ['172.15.0.1', 'https://172.15.0.1'],
  ['172.16.0.1', 'http://172.16.0.1'],
  ['172.31.0.1#a', 'http://172.31.0.1#a'],
  ['172.32.0.1', 'https://172.32.0.1'],
  ['http://[2001:db8::1]:80/', 'http://[2001:db8::1]:80/'],
  ['https://example.com/@name', 'https://example.com/@name'],
  ['https://example.com?a.b', 'https://example.com?a.b'],
  ['i❤.ws', 'https://i❤.ws'],
  ['👍🏽❤️.ws', 'https://👍🏽❤️.ws'],
  ['xn--i-7iq.ws', 'https://xn--i-7iq.ws'],
  ['my_shop.a-b--c.com', 'https://my_shop.a-b--c.com'],
  ['col·lecció.cat', 'https://col·lecció.cat'],
  ['نام\u200cای.kr', 'https://نام\u200cای.kr'],
  ['example.com/a,b(c)..d!', 'https://example.com/a,b(c)..d!'],
])('reads %j', (text, link) => {
  expect(linkPayload(text, canParse)).toEqual({ ok: true, value: link });
});

it.each([
  '',
  '  ',
  'example',
  'https://',
  'https://example',
  'https://example.',
  'https:///path.html',
  'https://a b.com',
  'https://example.com/a b',
  'https://good.com@evil.com',
  'https://example.com:port',
  'https://example.com:123456',
  'https://example.com:65536',
  '3.14',
  '1.2.3:80',
  'https://3.14/a',
  'https://example.com입니다',
  'example.com으로/a',
  'https://256.256.256.256',
  'https://1.2.3.4.5',
  'https://[::1',
  'https://[12345::]',
  'https://exa<mple.com',
  '<https://example.com>',
  'https://example.com/<b>',
  '\u200b',
  'www.example,com',
  'www,example.com',
  'https://www.example.com;',
  'www.example.com,',
  'example.com!/a',
  '(example.com)',
  'www..example.com',
  '.example.com',
  '-example.com',
  'example-.com',
  'example.com-',
  'https://a|b.com',
  'https://a%20b.com',
  'javascript:alert(1)',
  'javascript:1',
  'ftp://example.com',
  'mailto:name@example.com',
  'data:text/html,x.y',
  '안녕하세요.반갑습니다',
  'https://안녕.하세요/',
  '예시.한국입니다',
])('refuses %j', (text) => {
  expect(linkPayload(text, canParse)).toEqual({
    ok: false,
    failure: { code: 'qr.badLink', facts: { example: 'https://example.com' } },
  });
});

it('accepts nothing that the URL parser of the platform rejects', () => {
  const part = fc.constantFrom(
    ...'a b.c . : / [ ] < > % @ 8080 99999 ::1 1.2.3.4 xn-- # ? | ^ 한국 https://'.split(' '),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const link = linkPayload(parts.join(''), canParse);
      expect(!link.ok || URL.canParse(link.value)).toBe(true);
    }),
  );
});
