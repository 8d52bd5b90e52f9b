import { describe, expect, it } from 'vitest';
import { bitcoinPayload } from './bitcoinPayload.ts';

const ETH = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const BTC = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';

describe('bitcoinPayload', () => {
  const pay = (amount: string, label = '', message = '', address = BTC) =>
    bitcoinPayload({ address, amount, label, message }, '금액');

  it.each([
    // the examples of BIP 21
    ['', '', '', `bitcoin:${BTC}`],
    [' ', '', '', `bitcoin:${BTC}`],
    ['', 'Luke-Jr', '', `bitcoin:${BTC}?label=Luke-Jr`],
    ['20.30', 'Luke-Jr', '', `bitcoin:${BTC}?amount=20.3&label=Luke-Jr`],
    [
      '50',
      'Luke-Jr',
      'Donation for project xyz',
      `bitcoin:${BTC}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
    ],
    // escapes, plain digits, limits
    [
      '1e-8',
      ' ',
      ' 후원 & 감사 ',
      `bitcoin:${BTC}?amount=0.00000001&message=%ED%9B%84%EC%9B%90%20%26%20%EA%B0%90%EC%82%AC`,
    ],
    ['21,000,000', '', '', `bitcoin:${BTC}?amount=21000000`],
  ])('writes %j, %j, %j', (amount, label, message, payload) => {
    expect(pay(amount, label, message)).toEqual({ ok: true, value: payload });
  });

  it.each([
    ['0', 'number.zero', {}],
    ['-1', 'number.negative', {}],
    ['x', 'number.notNumber', {}],
    ['21000000.00000001', 'number.aboveMax', { max: 21_000_000 }],
    ['0.000000001', 'qr.amountTooFine', { places: 8 }],
  ])('refuses %s', (amount, code, facts) => {
    expect(pay(amount)).toEqual({ ok: false, failure: { amount: { code, facts: { field: '금액', ...facts } } } });
  });

  it('gives every failure at once, by field', () => {
    expect(pay('0', '', '', ETH)).toMatchObject({
      failure: { address: { code: 'address.badBtc' }, amount: { code: 'number.zero' } },
    });
    const refused = pay('', '', '', ETH);
    expect(!refused.ok && Object.keys(refused.failure)).toEqual(['address']);
  });
});
