import { expect, it } from 'vitest';
import { fail, ok, type Result } from '../../../result/index.ts';
import { joinFields } from './joinFields.ts';

const bad = (field: string): Result<number> => fail('number.notNumber', { field });

it('joins the values of all fields', () => {
  expect(joinFields({ price: ok(1), name: ok('x') })).toEqual({ ok: true, value: { price: 1, name: 'x' } });
});

it('gives every failure at once, and those alone', () => {
  expect(joinFields({ price: bad('a'), quantity: ok(2), fee: bad('b') })).toEqual({
    ok: false,
    failure: {
      price: { code: 'number.notNumber', facts: { field: 'a' } },
      fee: { code: 'number.notNumber', facts: { field: 'b' } },
    },
  });
});
