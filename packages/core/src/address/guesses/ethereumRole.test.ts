import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toChecksumAddress } from '../checksums/toChecksumAddress.ts';
import { addressReading } from './addressReading.ts';
import { guessCoin } from './guessCoin.ts';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('ethereumRole', () => {
  it.each([
    // The digits of these spell CA.
    ...['https://etherscan.io/address/0xFBc54CBB908694e850b03F5C499a41ad65EC64CA'],
    '보내실 주소: 0x919046CA18519506c18837e384771218A0ad3BdC',
    ...[`업비트/이더:${ETH}`, `네트워크:ERC20/주소:${ETH}`, `입금주소(2026/11/25):${ETH}`, `name:Kim/addr:${ETH}`],
    ...[`금액:1.5/주소:${ETH}`, `addr:${ETH}/name:Kim`, `2026.11.25/${ETH}`],
    ...[`계약금 보내주세요 ${ETH}`, `계약서대로 ${ETH} 로 입금`, `Los Angeles, CA 90001 ${ETH}`, `contractor: ${ETH}`],
    ...[`The contract payment goes to ${ETH}`, `Under our contract, pay to ${ETH}`],
    ...[`https://app.zerion.io/${ETH}/overview`, `https://opensea.io/${ETH}`, `https://rainbow.me/${ETH}`],
    ...[`https://debank.com/profile/${ETH}/history`, `www.opensea.io/${ETH}`],
  ])('does not take an ordinary word or a label for a contract in %j', (text) => {
    expect(addressReading(text)?.coin).toBe('ETH');
    expect(guessCoin(text)).toBeUndefined();
  });

  it.each([
    ...[`https://dexscreener.com/ethereum/${ETH}`, `https://app.example/swap?outputCurrency=${ETH}`],
    ...[`https://evil-opensea.io/${ETH}`, `주소:etherscan.io/x/${ETH}`],
  ])('neither offers nor calls a contract what may be either: %j', (text) => {
    expect(addressReading(text)).toBeUndefined();
    expect(guessCoin(text)).toBeUndefined();
  });

  it.each([
    ...[`CA 주소 ${ETH}`, `CA: ${ETH}`, `ca: ${ETH}`, `CA는 ${ETH}`, `${ETH} (CA)`, `${ETH} (계약)`],
    ...[`스마트 계약 ${ETH} 확인`, `계약 주소는 ${ETH}`, `계약은 ${ETH}`, `USDT contract on BSC ${ETH}`],
    ...[`[${ETH}](https://etherscan.io/token/${ETH})`, `https://opensea.io/collection/${ETH}`],
    ...[`https://opensea.io/assets/ethereum/${ETH}/1`, `https://x.example/a?token=${ETH}`, `eip155:1/erc20:${ETH}`],
    ...[`https://eth.blockscout.com/address/${ETH}?tab=contract`, `https://etherscan.io/address/${ETH}#code`],
    ...[`https://x.example/address/${ETH}/code`, `https://metamask.app.link/send/${ETH}/transfer`],
  ])('calls a contract what is presented as one: %j', (text) => {
    expect(addressReading(text)).toBeUndefined();
    expect(guessCoin(text)).toBe('contract');
  });

  it('offers every address with a checksum in a label, a link of an explorer and a payment link', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 });
    const wrappings = fc.constantFrom(
      ...[['주소: ', ''] as const, ['https://etherscan.io/address/', ''] as const, ['ethereum:', '@1'] as const],
    );
    fc.assert(
      fc.property(digits, wrappings, (lower, [before, after]) => {
        const address = toChecksumAddress(`0x${lower}`);
        expect(addressReading(`${before}${address}${after}`)).toEqual({ address, coin: 'ETH' });
      }),
      { numRuns: 1000 },
    );
  });
});
