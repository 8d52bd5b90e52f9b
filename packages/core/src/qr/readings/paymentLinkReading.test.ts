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
    [`ethereum:${ETH}@0x89?value=2.5e18`, { coin: 'ETH', otherChain: 137, leftOut: ['value'] }],
    [`ethereum:${ETH}@0x1?value=2.5e18`, { coin: 'ETH', amount: '2.5' }],
    [`${ETH.toLowerCase()} ethereum:${ETH}@137로 보내 주세요`, { coin: 'ETH', otherChain: 137 }],
    [`https://metamask.app.link/send/${ETH}@137?value=2.5e18`, { coin: 'ETH', otherChain: 137, leftOut: ['value'] }],
    [`https://metamask.app.link/send/pay-${ETH}@1?value=2.5e18`, { coin: 'ETH', amount: '2.5' }],
    [`https://link.metamask.io/send/${ETH}?value=2.5e18`, { coin: 'ETH', amount: '2.5' }],
    [`ethereum://${ETH}/?value=1e18`, { coin: 'ETH', amount: '1' }],
    [`bitcoin://${BTC}?amount=0.5`, { amount: '0.5' }],
    [`bitcoin:${BTC}/?amount=0.5`, { amount: '0.5' }],
    [`bitcoin:${BTC}&amount=0.5&label=A&req-x=1`, { amount: '0.5', label: 'A', leftOut: ['req-x'] }],
    [`"bitcoin:${BTC}?amount=0.5"`, { amount: '0.5' }],
    [`결제 링크 bitcoin:${BTC}?amount=0.5`, { amount: '0.5' }],
    [`\u200bbitcoin:${BTC}?amount=0.5&label=가게（본점）\u200b`, { amount: '0.5', label: '가게（본점）\u200b' }],
    [`\u200bbitcoin:\u200b${BTC}?amount=0.5\u200b`, { amount: '0.5' }],
    [`ｂｉｔｃｏｉｎ：${BTC}？ａｍｏｕｎｔ＝０．５`, { amount: '0.5' }],
    [`bitcoin:${BTC}?amount=0.5&label=가게（본점）`, { amount: '0.5', label: '가게（본점）' }],
    [`bitcoin%3A${BTC}%3Famount%3D0.5`, { amount: '0.5' }],
    [`받는 주소 bitcoin:${BTC}`, {}],
    [`Bitcoin: ${BTC}`, {}],
    [`Bitcoin: ${BTC}?amount=0.5&label=A`, { amount: '0.5', label: 'A' }],
    [`Ethereum: ${ETH}@137`, { coin: 'ETH', otherChain: 137 }],
    [`ethereum:${ETH} @137`, { coin: 'ETH', otherChain: 137 }],
    [`ethereum:${ETH} @kim`, { coin: 'ETH' }],
    [`${ETH}@137`, { coin: 'ETH', otherChain: 137 }],
    [`${ETH} @137?value=1e18`, { coin: 'ETH', otherChain: 137, leftOut: ['value'] }],
    [`ethereum:${ETH}  @137`, { coin: 'ETH', otherChain: 137 }],
    [`ethereum:${ETH}＠137`, { coin: 'ETH', otherChain: 137 }],
    [`${ETH}@0x89로 보내 주세요`, { coin: 'ETH', otherChain: 137 }],
    [`${ETH}@1?value=1e18`, { coin: 'ETH', amount: '1' }],
    [`eip155:137:${ETH}`, { coin: 'ETH', otherChain: 137 }],
    [`받는 주소는 eip155:1:${ETH}입니다`, { coin: 'ETH' }],
    [`https://example.com/pay?to=eip155%3A137%3A${ETH}`, { coin: 'ETH', otherChain: 137 }],
    [`ethereum:${ETH}%40137`, { coin: 'ETH', otherChain: 137 }],
    [`ethereum:${ETH}%40137?value=1e18`, { coin: 'ETH', otherChain: 137, leftOut: ['value'] }],
    [`ethereum:${ETH}%3Fvalue=1e18`, { coin: 'ETH', amount: '1' }],
    [`bitcoin:${BTC}%3Famount=0.5`, { amount: '0.5' }],
    [`eip155:137:${ETH}?value=1e18`, { coin: 'ETH', otherChain: 137, leftOut: ['value'] }],
    [`'bitcoin:${BTC}?amount=0.5'`, { amount: '0.5' }],
    [`[pay](bitcoin:${BTC}?label=A&amount=0.5)`, { amount: '0.5', label: 'A' }],
    [`(bitcoin:${BTC}?amount=0.1&label=Kim (Cafe))`, { amount: '0.1', label: 'Kim (Cafe)' }],
    [`Kim's wallet (old): bitcoin:${BTC}?label=Shop (A)`, { label: 'Shop (A)' }],
  ])('reads %j', (text, parts) => {
    expect(paymentLinkReading(text)).toEqual({ ...NOTHING, ...parts });
  });

  it.each([
    [`bitcoin:${BTC}?amount=0.5 로 보내 주세요`, {}],
    [`bitcoin:${BTC}?label=A\n&amount=0.5 BTC`, { label: 'A\n' }],
    [`bitcoin:${BTC}?amount=0.5 bitcoin:${BTC}?amount=0.7`, {}],
    [`${BTC}?amount=0.5`, {}],
    [`bitcoin:${BTC}#amount=0.5`, {}],
    [`bitcoin:${ETH}?amount=0.5`, { coin: 'ETH' }],
    [`https://link.trustwallet.com/send?asset=c60&amount=1&address=${ETH}`, { coin: 'ETH' }],
    [`https://example.com/pay?amount=1&to=ethereum%3A${ETH}%400x89`, { coin: 'ETH', otherChain: 137 }],
  ])('names the amount that it does not take from %j', (text, parts) => {
    expect(paymentLinkReading(text)).toEqual({ ...NOTHING, leftOut: ['amount'], ...parts });
  });

  it.each([
    [`ethereum:${ETH}@polygon?value=1e18`, ['@polygon', 'value']],
    [`ethereum:${ETH}@polygon`, ['@polygon']],
    [`${ETH}@bsc`, ['@bsc']],
    [`https://metamask.app.link/send/${ETH}@base`, ['@base']],
  ])('names what it does not take from %j', (text, leftOut) => {
    expect(paymentLinkReading(text)).toEqual({ ...NOTHING, coin: 'ETH', leftOut });
  });

  it.each([
    ...['', BTC, `litecoin:${BTC}`, `${ETH} @kim`, `bitcoin:내 지갑 ${BTC}`, `bitcoin:${BTC}@1`],
    ...[`2:${ETH}`, `ethereum:${ETH}%2Ftransfer`],
    ...[`ethereum:${ETH}@137/transfer?uint256=1`, `https://etherscan.io/address/${ETH}?utm_source=x`],
    `bitcoin:${BTC}?amount=1&label=${'a'.repeat(2000)}`,
  ])('reads no link in %j', (text) => {
    expect(paymentLinkReading(text)).toBeUndefined();
  });

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

  it('keeps the closing marks of a label, unless the link is in quotes', () => {
    const link = 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.5&label=Kim "Cafe"';
    expect(paymentLinkReading(link)).toMatchObject({ amount: '0.5', label: 'Kim "Cafe"' });
    expect(paymentLinkReading('“bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.5”')?.amount).toBe('0.5');
  });

  it('takes no amount within a label for one of the link', () => {
    const link = 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?label=see https://example.com/?amount=5';
    expect(paymentLinkReading(link)?.leftOut).toEqual([]);
  });

  it('reads a link that is broken before its query', () => {
    const link = 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq\n?amount=0.1&label=x';
    expect(paymentLinkReading(link)).toMatchObject({ amount: '0.1', label: 'x', leftOut: [] });
  });
});
