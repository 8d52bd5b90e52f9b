import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitcoinPayload } from '../payloads/bitcoinPayload.ts';
import { ethereumPayload } from '../payloads/ethereumPayload.ts';
import { paymentLinkReading } from './paymentLinkReading.ts';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const NOTHING = { coin: 'BTC', amount: '', label: '', message: '', otherChain: undefined, leftOut: [] };

describe('paymentLinkReading', () => {
  it.each([
    [`bitcoin:${BTC}`, {}],
    [`bitcoin:${BTC}?amount=0.1&label=Shop`, { amount: '0.1', label: 'Shop' }],
    [` BITCOIN:${BTC.toUpperCase()}?amount=0.10&message=A%20%26%20B `, { amount: '0.1', message: 'A & B' }],
    [`bitcoin:${BTC}?label=100%&&message=a=b`, { label: '100%', message: 'a=b' }],
    [`bitcoin:${BTC}?amount=0&lightning=lnbc1&pj=https://x.y&pj=z`, { leftOut: ['amount', 'lightning', 'pj'] }],
    [`bitcoin:${BTC}?amount=22000000`, { leftOut: ['amount'] }],
    [`bitcoin:${BTC}?amount=50,000.00`, { leftOut: ['amount'] }],
    [`bitcoin:${BTC}?amount=1e-3`, { leftOut: ['amount'] }],
    [`ethereum:${ETH}?value=1,000`, { coin: 'ETH', leftOut: ['value'] }],
    [`ethereum:${ETH}`, { coin: 'ETH' }],
    [`ethereum:${ETH}@1?value=1e18`, { coin: 'ETH', amount: '1' }],
    [`ethereum:pay-${ETH}?value=1500000000000000000&gas=21000`, { coin: 'ETH', amount: '1.5', leftOut: ['gas'] }],
    [`ethereum:${ETH}?value=0.5&label=x`, { coin: 'ETH', leftOut: ['value', 'label'] }],
    [`ethereum:${ETH}@137?value=1e18`, { coin: 'ETH', otherChain: 137, leftOut: ['value'] }],
  ])('reads %j', (text, parts) => {
    expect(paymentLinkReading(text)).toEqual({ ...NOTHING, ...parts });
  });

  it.each(['', BTC, `받는 주소 bitcoin:${BTC}`, `litecoin:${BTC}`, `ethereum:${ETH}@1/transfer?uint256=1`])(
    'reads no link in %j',
    (text) => {
      expect(paymentLinkReading(text)).toBeUndefined();
    },
  );

  it('reads back what the payloads contain', () => {
    const note = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), note, note, (number, label, message) => {
        const amount = `${number / 1000}`;
        const bitcoin = bitcoinPayload({ address: BTC, amount: number > 10 ** 8 ? '1' : amount, label, message }, '');
        const ether = ethereumPayload({ address: ETH, amount, chainId: 1 }, '');
        expect(bitcoin.ok && paymentLinkReading(bitcoin.value)).toMatchObject({ label, message, leftOut: [] });
        expect(ether.ok && paymentLinkReading(ether.value)).toEqual({ ...NOTHING, coin: 'ETH', amount });
      }),
      { numRuns: 1000 },
    );
  });
});
