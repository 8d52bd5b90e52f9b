import { describe, expect, it } from 'vitest';
import { addressReading } from './addressReading.ts';
import { guessCoin } from './guessCoin.ts';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const LEGACY = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const P2SH = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';

describe('namedChain', () => {
  it.each(
    [LEGACY, P2SH, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'].flatMap((address) => [
      ...['BTC-address', 'bitcoin-address', 'btc-wallet', 'my-btc', 'From', 'Receiver', 'receive', 'donate'].map(
        (label) => [`${label}:${address}`, address] as const,
      ),
      ...['Upbit', 'Binance', 'Coinbase', 'Kim', 'my', 'segwit', 'p2pkh', '받는 곳', 'my-bitcoin', 'Blockchain'].map(
        (label) => [`${label}:${address}`, address] as const,
      ),
      ...[`my dash board address ${address}`, `${address} thanks - doge lover`, `리플 주소 아님 ${address}`].map(
        (text) => [text, address] as const,
      ),
      ...[`TRC20 말고 ${address}`, `zec 아님: ${address}`, `Solana 말고 ${address}`].map(
        (text) => [text, address] as const,
      ),
    ]),
  )('does not take a label or the chain of another address for the chain in %j', (text, address) => {
    expect(addressReading(text)).toEqual({ address, coin: 'BTC' });
    expect(guessCoin(text)).toBeUndefined();
  });

  it.each([
    ...[[`litecoin:${P2SH}`, 'LTC'] as const, [`bitcoincash:${LEGACY}`, 'BCH'], [`bitcoin-sv:${LEGACY}`, 'BSV']],
    ...[
      [`dogecoin:${LEGACY}`, 'DOGE'] as const,
      [`newcoin:${LEGACY}`, 'otherChain'],
      [`newcash:${P2SH}`, 'otherChain'],
    ],
    ...[[`주소 my-coin:${LEGACY}`, 'otherChain'] as const, [`ethereum:${LEGACY}`, 'otherChain']],
    ...[[`https://blockchair.com/dash/address/${LEGACY}`, 'DASH'] as const, [`LTC 주소 ${P2SH}`, 'LTC']],
    ...[[`XEC ${LEGACY}`, 'otherChain'] as const, [`DGB ${P2SH}`, 'otherChain'], [`비트코인캐시 ${P2SH}`, 'BCH']],
    ...[
      [`비트코인캐쉬 ${LEGACY}`, 'BCH'] as const,
      [`비트코인 캐쉬 ${LEGACY}`, 'BCH'],
      [`비에스브이 ${LEGACY}`, 'BSV'],
    ],
    ...[[`비트코인SV ${LEGACY}`, 'BSV'] as const, [`비트코인 SV ${LEGACY}`, 'BSV']],
    ...[
      [`https://link.trustwallet.com/send?coin=2&address=${P2SH}`, 'otherChain'] as const,
      [`https://link.trustwallet.com/send?asset=c145&address=${LEGACY}`, 'otherChain'],
      [`https://link.trustwallet.com/send?address=${LEGACY}&asset=c20000714`, 'otherChain'],
      [`trust://send?coin=60&address=${LEGACY}`, 'otherChain'],
    ],
    ...[[`비트코인골드 ${LEGACY}`, 'otherChain'] as const, [`비트코인 다이아몬드 ${LEGACY}`, 'otherChain']],
    ...[[`디지바이트 ${P2SH}`, 'otherChain'] as const, [`모나코인 ${P2SH}`, 'otherChain']],
    ...[[`베르트코인 ${P2SH}`, 'otherChain'] as const, [`버트코인 ${P2SH}`, 'otherChain']],
  ] as const)('names the chain in %j, which shares the format', (text, chain) => {
    expect(addressReading(text)).toBeUndefined();
    expect(guessCoin(text)).toBe(chain);
  });

  it.each([`my dash board address ${ETH}`, `${ETH} thanks - doge lover`, `리플 주소 아님 ${ETH}`])(
    'does not take the name of another coin in a sentence for the network of %j',
    (text) => {
      expect(addressReading(text)).toEqual({ address: ETH, coin: 'ETH' });
    },
  );

  it.each([
    [`https://link.trustwallet.com/send?coin=0&address=${LEGACY}`, LEGACY],
    [`https://link.trustwallet.com/send?asset=c0&address=${P2SH}&amount=1`, P2SH],
    [`https://link.trustwallet.com/send?asset=c60&address=${ETH}`, ETH],
    // BNB Smart Chain, where the account has the same key.
    [`https://link.trustwallet.com/send?asset=c20000714&address=${ETH}`, ETH],
  ])('takes the number of a coin in %j for that of its own chain', (text, address) => {
    expect(addressReading(text)?.address).toBe(address);
  });

  it.each([`dogecoin:${ETH}`, `https://blockchair.com/dash/address/${ETH}`, `TRC20 네트워크로 ${ETH}`])(
    'offers no Ethereum address that is joined to another chain, or for the network of a token: %j',
    (text) => {
      expect(addressReading(text)).toBeUndefined();
    },
  );

  it('does not take an address that begins with 1 for one of Litecoin, where the format is for scripts only', () => {
    expect(addressReading(`LTC 말고 BTC ${LEGACY}`)?.address).toBe(LEGACY);
  });
});
