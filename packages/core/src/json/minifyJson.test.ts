import { describe, expect, it } from 'vitest';
import { minifyJson } from './minifyJson.ts';

describe('minifyJson', () => {
  it('takes out white space between tokens and nothing else', () => {
    expect(minifyJson(' { "b" : [ 1.0 , "a b" ] ,\n "a" : { } } ')).toEqual({
      ok: true,
      value: '{"b":[1.0,"a b"],"a":{}}',
    });
  });

  it('can sort keys', () => {
    expect(minifyJson('{"b":1,"a":2}', { sortKeys: true })).toEqual({ ok: true, value: '{"a":2,"b":1}' });
  });

  it('fails as formatJson fails', () => {
    expect(minifyJson('')).toEqual({ ok: true, value: '' });
    expect(minifyJson('[1,]')).toMatchObject({ ok: false, failure: { code: 'json.invalid', facts: { offset: 3 } } });
  });
});
