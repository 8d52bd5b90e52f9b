import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddressFormat } from '../parseAddressFormat.ts';
import { addressReading } from './addressReading.ts';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER_ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
const LEGACY = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const P2SH = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const P2WPKH = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('addressReading', () => {
  it.each([
    ...[ETH, ` ${ETH}\n`, ETH.replace('0x', '0X'), ETH.slice(2), ETH.replace('9b', '9 b'), ETH.replace('9b', '9\n  b')],
    ...[ETH.replace('9b', '9\u200bb'), `ethereum:${ETH}`, `ethereum:pay-${ETH}@1?value=1e18`, `받는 주소: ${ETH}`],
    ...[`https://etherscan.io/address/${ETH}#tokentxns`, `"${ETH}",`, `${ETH} (${ETH})`, ETH.replace('0x', '０ｘ')],
    ...[ETH.replace('0x', 'Ox'), ETH.replace('0x', '0х')],
  ])('finds the Ethereum address in %j', (text) => {
    expect(addressReading(text)).toEqual({ address: ETH, coin: 'ETH' });
  });

  it.each([
    ...[P2WPKH, P2WPKH.toUpperCase(), `bitcoin:${P2WPKH}?amount=0.1&label=shop`, `BITCOIN: ${P2WPKH}`],
    ...[P2WPKH.replace('b', 'B'), `받는 주소 ${P2WPKH.replace('b', 'B')}`, P2WPKH.replace('bc1', 'BCl')],
    ...[`bitcoin:${P2WPKH.toUpperCase()}`, `BITCOIN:${P2WPKH.toUpperCase()}?amount=0.1`],
    ...[P2WPKH.replace('1', 'l'), P2WPKH.replace('1', 'I').toUpperCase(), P2WPKH.replace('bc1', 'BC|')],
    ...[`https://mempool.space/address/${P2WPKH}`, P2WPKH.match(/.{1,4}/gu)?.join(' ') ?? ''],
  ])('finds the Bitcoin address in %j', (text) => {
    expect(addressReading(text)).toEqual({ address: P2WPKH, coin: 'BTC' });
  });

  it.each([
    ...[`${P2WPKH} btc`, `${P2WPKH} 5000`, `${P2WPKH} thanks`, `${P2WPKH}\nbtc`, `${P2WPKH.toUpperCase()} BTC`],
    `${P2WPKH.replace('b', 'B')} bitcoin`,
  ])('joins no word with the address before it: %j', (text) => {
    expect(addressReading(text)).toEqual({ address: P2WPKH, coin: 'BTC' });
  });

  it('joins the parts of an address whose first part has the length of one', () => {
    const GENESIS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    const long = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3';
    expect(addressReading(`${long.slice(0, 45)}\n${long.slice(45)}`)?.address).toBe(long);
    expect(addressReading(`${LEGACY.slice(0, 30)} ${LEGACY.slice(30)}`)?.address).toBe(LEGACY);
    expect(addressReading(`${GENESIS.slice(0, -1)} ${GENESIS.slice(-1)}`)?.address).toBe(GENESIS);
    expect(addressReading(`${LEGACY} 5`)?.address).toBe(LEGACY);
  });

  it('finds a base58 address, whose case counts', () => {
    expect(addressReading(`bitcoin:${LEGACY}`)).toEqual({ address: LEGACY, coin: 'BTC' });
    expect(addressReading(LEGACY.toUpperCase())?.address).toBe(LEGACY.toUpperCase());
  });

  it('does not choose between two addresses', () => {
    expect(addressReading(`ethereum:${ETH}/transfer?address=${OTHER_ETH}`)).toBeUndefined();
    expect(addressReading(`${ETH}\n${P2WPKH}`)).toBeUndefined();
  });

  it.each([
    `ethereum:${ETH}@1/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe&uint256=1e6`,
    `ethereum:${ETH}/transfer?address=vitalik.eth`,
    `ethereum:pay-${ETH}@1/transfer`,
    `보내는 주소 ${OTHER_ETH.slice(0, -1)} / 컨트랙트 ${ETH}`,
    `${ETH} 말고 ${OTHER_ETH}a로 보내 주세요`,
    ...[`https://opensea.io/assets/ethereum/${ETH}/1`, `https://app.uniswap.org/explore/tokens/ethereum/${ETH}`],
    ...[`https://etherscan.io/address/${ETH}#code`, `https://etherscan.io/address/${ETH}?a=1#readContract`],
    ...[`https://dexscreener.com/ethereum/${ETH}`, `opensea.io/assets/${ETH}`, `eip155:1/erc20:${ETH}`],
    ...[`https://eth.blockscout.com/address/${ETH}?tab=contract`, `https://app.example/swap?outputCurrency=${ETH}`],
    ...[
      `Contract address: ${ETH}`,
      `USDT 컨트랙트 주소: ${ETH}`,
      `CA: ${ETH}`,
      `계약 ${ETH}`,
      `(CA) ${ETH}`,
      `NFT: ${ETH}`,
      `토큰: ${ETH}`,
      `토큰 주소 ${ETH}`,
    ],
    ...[`https://metamask.app.link/send/${ETH}@1/transfer?uint256=1e6`, `${ETH} https://etherscan.io/token/${ETH}`],
    ...[`ethereum:${ETH}@1%2Ftransfer?uint256=1e6`, `ethereum:${ETH}@1%252Ftransfer`, `100% ethereum:${ETH}/transfer`],
    `bitcoin:${P2WPKH}?amount=1&req-somethingelse=50`,
    ...[`vitalik.eth (${ETH})`, `https://etherscan.io/token/${ETH}`, `https://opensea.io/contract/${ETH}`],
  ])('does not take a contract or another party for the recipient in %j', (text) => {
    expect(addressReading(text)).toBeUndefined();
  });

  it.each([
    ...[
      `비탈릭.eth로 보내줘 (내 주소 ${ETH})`,
      `🦊🦊🦊.eth from ${ETH}`,
      `❤️.eth (${ETH})`,
      `받는 사람 철수.eth, 보낸 주소 ${ETH}`,
    ],
    ...[`from ${ETH} to alice.bnb`, `alice.crypto (${ETH})`, `alice.sol ${ETH}`, `alice.ton ${ETH}`, `${ETH}→a-1.nft`],
    ...[`from ${ETH} to alice.wallet`, `from ${LEGACY} to pay.alice.bitcoin.`, `Alice.sol\n${P2WPKH}`],
  ])('does not offer the sender beside a name: %j', (text) => {
    expect(addressReading(text)).toBeUndefined();
  });

  it.each([
    ...[`etherscan.io ${ETH}`, `www.crypto.com ${ETH}`, `invoice.pdf: ${ETH}`, `app.wallet.example/ ${ETH}`],
    ...[
      `아래 주소로 보내 주세요.ETH ${ETH}`,
      `입금 주소입니다.ETH: ${ETH}`,
      `donation.btc=${ETH}`,
      `wallet.bnb: ${ETH}`,
    ],
    ...[`${ETH} via trust.wallet`, `${ETH} - https://pay.crypto/x`],
    ...[`보내 주세요.BTC 아님 ${ETH}`, `Send it.Wallet address ${ETH}`, `my.cryptocurrency ${ETH}`],
  ])('finds the address beside a site, a file and a sentence: %j', (text) => {
    expect(addressReading(text)?.address).toBe(ETH);
  });

  const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  it.each([
    ...[`받는 주소: ${TRON} 보낸 주소: ${ETH}`, `${TRON}→${ETH}`, `${ETH}/${TRON}`, `${TRON.slice(0, -1)} (${ETH})`],
    ...[
      `rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh 보낸 주소 ${P2WPKH}`,
      `to LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9 from ${LEGACY}`,
    ],
    ...[`7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1M\n${ETH}`, `${'EQ-4cdefghi'.repeat(4)}abcd ${ETH}`],
    ...[`tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx, ${ETH}`, `alice.near ${ETH}`],
    ...[`from ${ETH} to ${P2WPKH.slice(0, -1)}`, `from ${LEGACY} to ${P2WPKH}${'q'.repeat(21)}`],
    ...[
      `https://example.com/address/${ETH}?to=${OTHER_ETH.slice(0, -1)}`,
      `https://etherscan.io/address/${ETH}?a=1 → ${OTHER_ETH.slice(0, -1)}`,
    ],
    ...[`${ETH} → 0x5290…9EE7`, `${ETH} -> 0x5290...9ee7`, `from ${P2WPKH} to bc1qar..5mdq`, `${ETH} to TR7NHq⋯jLj6t`],
  ])('does not offer the sender where the recipient is of another coin, damaged or shortened: %j', (text) => {
    expect(addressReading(text)).toBeUndefined();
  });

  it.each([
    ...['3PDfnPknnYrg2k2HMvkNLDb3Y1tDTtEnp9X', '웨이브 주소: 3PDfnPknnYrg2k2HMvkNLDb3Y1tDTtEnp9X'],
    `from ${LEGACY} to 3PDfnPknnYrg2k2HMvkNLDb3Y1tDTtEnp9X`,
  ])('does not offer an address of Waves, which has the format of Bitcoin: %j', (text) => {
    expect(addressReading(text)).toBeUndefined();
  });

  it.each([`0x5aAe…eAed (${ETH})`, `Thanks...bye ${ETH}`, `보내 주세요...${ETH}`, `거래 ${'ab'.repeat(32)} ${ETH}`])(
    'finds the address beside its own short form and other text: %j',
    (text) => {
      expect(addressReading(text)?.address).toBe(ETH);
    },
  );

  it('finds the address of a payment link that has an invoice of the same recipient', () => {
    expect(addressReading(`bitcoin:${P2WPKH}?amount=0.1&lightning=lnbc20m1${'p'.repeat(60)}`)?.address).toBe(P2WPKH);
  });

  it.each([
    ...[
      `bitcoincash:${LEGACY}?amount=1`,
      `bitcoin-cash:${LEGACY}`,
      `litecoin:${P2SH}?amount=2`,
      `bitcoin-sv:${LEGACY}`,
      `Bitcoin-SV ${LEGACY}`,
      `Bitcoin\u2011SV ${LEGACY}`,
    ],
    ...[`https://blockchair.com/bitcoin-cash/address/${LEGACY}`, `https://explorer.btc.com/bch/address/${LEGACY}`],
    ...[`https://live.blockcypher.com/ltc/address/${P2SH}/`, `https://dogechain.info/address/${LEGACY}`],
    ...[
      `BCH: ${LEGACY}`,
      `비트코인 캐시 주소 ${LEGACY}`,
      `LTC주소 ${P2SH}`,
      `groestlcoin:${P2SH}`,
      `newcash:${LEGACY}`,
      `bchtest:${LEGACY}`,
    ],
    ...[`https://btgexplorer.com/address/${LEGACY}`, `lightning:${LEGACY}`],
    ...[
      `USDT(TRC20) ${ETH}`,
      `https://zilliqa.example/address/${ETH}`,
      `Litecoin 말고 BTC ${P2SH}`,
      `BCH 말고 BTC ${LEGACY}`,
    ],
  ])('offers no address of another chain in %j', (text) => {
    expect(addressReading(text)).toBeUndefined();
  });

  it.each([
    [`bitcoin:${LEGACY}?label=Litecoin%20shop`, LEGACY],
    [`BITCOIN:${LEGACY}?message=BCH`, LEGACY],
    [`LTC 말고 비트코인으로 보내 주세요: ${P2WPKH}`, P2WPKH],
    [`https://www.blockchain.com/explorer/addresses/btc/${LEGACY}`, LEGACY],
    [`https://polygonscan.com/address/${ETH}`, ETH],
    [`경기도지사에게 비트코인 사토시 단위로 ${LEGACY}`, LEGACY],
    [`btc:${LEGACY}`, LEGACY],
    [`address:${LEGACY}`, LEGACY],
    [`eip155:1:${ETH}`, ETH],
    [`https://dashboard.example/address/${LEGACY}`, LEGACY],
  ])('reads a note, an address that only Bitcoin has, and a chain with the same keys: %j', (text, address) => {
    expect(addressReading(text)?.address).toBe(address);
  });

  it.each([
    ...[`https://debank.com/profile/${ETH}`, `https://blockchair.com/ethereum/address/${ETH}/`, `ETH/${ETH}`],
    ...[`https://metamask.app.link/send/pay-${ETH}@1?value=1e18`, `https://app.safe.global/home?safe=eth:${ETH}`],
    ...[`https://link.trustwallet.com/send?coin=60&address=${ETH}`, `[me](https://etherscan.io/address/${ETH})`],
    `https://etherscan.io/address/${ETH}?token=${'ab12'.repeat(10)}`,
    ...[
      `https://example.com 의 주소는 ${ETH}`,
      `토큰을 받을 주소 ${ETH}`,
      `USDT (ERC-20) ${ETH} 100%`,
      `ethereum%3A${ETH}`,
    ],
  ])('finds the address of an account in %j', (text) => {
    expect(addressReading(text)?.address).toBe(ETH);
  });

  it.each([`tx 0x${'ab'.repeat(32)} → ${ETH}`, `${ETH} https://etherscan.io/tx/0x${'ab'.repeat(32)}`])(
    'finds an address beside a transaction: %j',
    (text) => {
      expect(addressReading(text)?.address).toBe(ETH);
    },
  );

  it.each([
    ...[`0x${'ab'.repeat(32)} → ${ETH}`, `받는 주소(Sui) 0x${'ab'.repeat(32)}, 보낸 주소 ${ETH}`],
    ...[`to ${'1f'.repeat(32)} from ${LEGACY}`, `tx 0x${'ab'.repeat(32)} to 0x${'cd'.repeat(32)} from ${ETH}`],
  ])('does not offer the sender where the recipient may be as long as a hash: %j', (text) => {
    expect(addressReading(text)).toBeUndefined();
  });

  it('checks the format only, not the checksum', () => {
    const wrong = ETH.replace('aAeb', 'aaeb');
    expect(addressReading(`ethereum:${wrong}`)).toEqual({ address: wrong, coin: 'ETH' });
  });

  it('takes an address in one case, which has no checksum', () => {
    expect(addressReading(`ethereum:${ETH.toLowerCase()}`)).toEqual({ address: ETH.toLowerCase(), coin: 'ETH' });
  });

  it.each([
    ...['', '0x', 'hello', `0x${'ab'.repeat(32)}`, 'ab'.repeat(32), `${ETH}ab`, `x${P2WPKH}`],
    ...['5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    `${'a '.repeat(1000)}${ETH}`,
  ])('finds none in %j', (text) => {
    expect(addressReading(text)).toBeUndefined();
  });

  it('returns only what the parser accepts', () => {
    const parts = fc.constantFrom(
      ETH,
      ETH.toLowerCase(),
      P2WPKH,
      LEGACY,
      ' ',
      '\n',
      'ethereum:',
      '?amount=1',
      '0x',
      'a',
      '１',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 5 }), (texts) => {
        const found = addressReading(texts.join(''));
        if (found) expect(parseAddressFormat(found.address, found.coin)).toEqual({ ok: true, value: found });
      }),
    );
  });
});
