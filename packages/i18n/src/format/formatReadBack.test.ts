import { expect, it } from 'vitest';
import { formatReadBack } from './formatReadBack.ts';

it.each([
  ['10000', '1만 원', '₩10,000'],
  ['12345', '1만 2,345원', '₩12,345'],
  ['350000000', '3억 5,000만 원', '₩350 million'],
  ['350002000', '3억 5,000만 2,000원', '₩350.002 million'],
  ['1000000', '100만 원', '₩1 million'],
  ['1500000000', '15억 원', '₩1.5 billion'],
  ['1200000000000', '1조 2,000억 원', '₩1.2 trillion'],
  ['1000020000', '10억 2만 원', '₩1.00002 billion'],
  ['12345678901234567890123', '1,234,567경 8,901조 2,345억 6,789만 123원', '₩12,345,678,901.234567890123 trillion'],
  ['10000.50', '1만 0.5원', '₩10,000.5'],
  ['1000000.25', '100만 0.25원', '₩1.00000025 million'],
  ['10000.0', '1만 원', '₩10,000'],
  ['0010000', '1만 원', '₩10,000'],
  ['-30000', '−3만 원', '−₩30,000'],
])('reads %s won as %s and %s', (plain, ko, en) => {
  expect([formatReadBack(plain, 'won', 'ko'), formatReadBack(plain, 'won', 'en')]).toEqual([ko, en]);
});

it('reads an amount of dollars back', () => {
  expect(formatReadBack('2500000', 'usd', 'ko')).toBe('250만 달러');
  expect(formatReadBack('2500000', 'usd', 'en')).toBe('$2.5 million');
});

it.each(['9999', '9999.99', '0009999', '0', '', 'x', '1e9', '1,000,000'])('does not read %j back', (plain) => {
  expect(formatReadBack(plain, 'won', 'ko')).toBeUndefined();
});
