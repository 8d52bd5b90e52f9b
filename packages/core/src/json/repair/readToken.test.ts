import { expect, it } from 'vitest';
import { readToken } from './readToken.ts';

// The example of RFC 7519, section 3.1, whose header and payload have line breaks.
const HEADER = 'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9';
const PAYLOAD = 'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';
const TEXT =
  '{"typ":"JWT",\r\n "alg":"HS256"}\n{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}';

it.each([
  [`${HEADER}.${PAYLOAD}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`, TEXT],
  [` Bearer ${HEADER}.${PAYLOAD}.\n`, TEXT],
  ['eyJhIjoxfQ.eyJhIjoi6rCAIn0.', '{"a":1}\n{"a":"가"}'],
  ['eyJhIjoxfQ.eyJiIjoyfQ', '{"a":1}\n{"b":2}'],
])('reads %j', (token, text) => {
  expect(readToken(token)).toBe(text);
});

it.each([
  ['another text', 'eyJ'],
  ['a token in a text', `token: ${HEADER}.${PAYLOAD}.x`],
  ['an encrypted token of five parts', `${HEADER}.a.b.c.d`],
  ['bytes that are no text', 'eyJhIjoxfQ.eyJ_f_8.x'],
])('rejects %s', (_, text) => {
  expect(readToken(text)).toBeUndefined();
});
