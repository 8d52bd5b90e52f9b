import { describe, expect, it } from 'vitest';
import { type CoinGuess, guessCoin } from './guessCoin.ts';

describe('guessCoin', () => {
  it.each<readonly [string, CoinGuess]>([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'ETH'],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'bareETH'],
    ['1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', 'BTC'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC'],
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'BTC'],
    ['mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ', 'testnetBTC'],
    ['2NC2hEhe28ULKAJkW5MjZ3jtTMJdvXmByvK', 'testnetBTC'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'testnetBTC'],
    ['bcrt1qdavt4j2sd7dlhqsavtnfxvzppw6k7qy97tmnu9', 'testnetBTC'],
    ['LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'LTC'],
    ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'LTC'],
    ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'DOGE'],
    ['AFVoZUH1qNmRMmvDX3HywrFLok3FJSkCYs', 'DOGE'],
    ['t1PKBrwJYSy9ZpN7wnGBcqmYwdLmeLYbtY1', 'ZEC'],
    [`zs1${'q'.repeat(75)}`, 'ZEC'],
    ['XpESxaUmonkq8RaLLp46Brx2K39ggQe226', 'DASH'],
    [`4${'A'.repeat(94)}`, 'XMR'],
    [`4${'A'.repeat(105)}`, 'XMR'],
    ['VCMJKWOY5P5P7SKMZFFOCEROPJCZOTIJMNIYNUCKH7LRO45JMJP6UYBIJA', 'ALGO'],
    ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', 'DOT'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh:123', 'XRP'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=123', 'XRP'],
    [`lnbc20m1${'p'.repeat(60)}`, 'lightning'],
    [`LIGHTNING:LNBC20M1${'P'.repeat(60)}`, 'lightning'],
    [`lnurl1${'p'.repeat(60)}`, 'lightning'],
    [`https://etherscan.io/tx/0x${'ab'.repeat(32)}`, 'transaction'],
    [`https://mempool.space/ko/tx/${'ab'.repeat(32)}#vout=0`, 'transaction'],
    [`solscan.io/tx/${'5'.repeat(88)}`, 'transaction'],
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'BCH'],
    ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'BCH'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TRX'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'XRP'],
    ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', 'XLM'],
    ['addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x', 'ADA'],
    [`EQ${'a'.repeat(44)}-_`, 'TON'],
    [`cosmos1${'q'.repeat(38)}`, 'ATOM'],
    ['vitalik.eth', 'ensName'],
    ['pay.vitalik.eth', 'ensName'],
    ['So11111111111111111111111111111111111111112', 'SOL'],
    ['7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1M', 'SOL'],
    [`0x${'ab'.repeat(32)}`, 'hashOrKey'],
    ['ab'.repeat(32), 'hashOrKey'],
    ['5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9', 'privateKey'],
    [
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
      'privateKey',
    ],
    ['abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about', 'seedPhrase'],
    [`${'zoo\n'.repeat(23)}vote`, 'seedPhrase'],
    [
      '1. Legal 2. winner 3. thank 4. year 5. wave 6. sausage 7. worth 8. useful 9. legal 10. winner 11. thank 12. yellow',
      'seedPhrase',
    ],
    [Array.from({ length: 12 }, (_, index) => `${index + 1}.가격`).join(' '), 'seedPhrase'],
    ...[
      'seed: abandon ability able about above absent absorb abstract absurd abuse access accident',
      '"abandon" "ability" "able" "about" "above" "absent" "absorb" "abstract" "absurd" "abuse" "access" "accident"',
      'abandon-ability-able-about-above-absent-absorb-abstract-absurd-abuse-access-accident',
      'abandon、ability、able、about、above、absent、absorb、abstract、absurd、abuse、access、accident',
      '1: abandon 2: ability 3: able 4: about 5: above 6: absent 7: absorb 8: abstract 9: absurd 10: abuse 11: access 12: accident',
      '#1 abandon #2 ability #3 able #4 about #5 above #6 absent #7 absorb #8 abstract #9 absurd #10 abuse #11 access #12 accident',
      `${'abandon '.repeat(23)}art Passphrase2`,
      'ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo abuso acabar',
      'あいこくしん　あいさつ　あいだ　あおぞら　あかちゃん　あきる　あけがた　あける　あこがれる　あさい　あさひ　あしあと',
      '的 一 是 在 不 了 有 和 人 这 中 大',
    ].map((text) => [text, 'seedPhrase'] as const),
    ...[
      'p2wpkh:KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn',
      '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg',
      `private key: 0x${'4c'.repeat(32)}`,
      `개인키 ${'4c'.repeat(32)}`,
    ].map((text) => [text, 'privateKey'] as const),
    ...[
      `suiprivkey1${'q'.repeat(65)}`,
      `nsec1${'q'.repeat(58)}`,
      `addr_xsk1${'q'.repeat(70)}`,
      'sn3nxiW7v8KXzPzAqzyHXbSSKNuN9',
      'SBGWSG6BTNCKCOB3DIFBGCVMUPQFYPA2G4O34RMTB343OYPXU5DJDVMN',
    ].map((text) => [text, 'privateKey'] as const),
    ...[`"${'4c'.repeat(32)}"`, `${'4c'.repeat(16)}\n${'4c'.repeat(16)}`, '4c'.repeat(64)].map(
      (text) => [text, 'hashOrKey'] as const,
    ),
    ...[
      'AG3wjXSEpvYtGAVmcG2gMvGr9Tp9R4WZFk',
      'osmo1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnrujsuw',
      `X${'a'.repeat(46)}`,
      `xdc${'1'.repeat(40)}`,
      'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS',
      `41${'a'.repeat(40)}`,
      `0:${'a'.repeat(64)}`,
      'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
      `DdzFF${'z'.repeat(99)}`,
    ].map((text) => [text, 'otherChain'] as const),
    ...(
      [
        ['bitcoincash:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2?amount=1', 'BCH'],
        ['https://blockchair.com/bitcoin-cash/address/1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'BCH'],
        ['bitcoin-sv:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'BSV'],
        ['litecoin:3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy?amount=2', 'LTC'],
        ['DASH 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'DASH'],
        ['zcash:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'ZEC'],
        ['vertcoin:3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'otherChain'],
      ] as const
    ).map(([text, guess]) => [text, guess] as const),
    ['TB1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KXPJZSX', 'testnetBTC'],
    ['BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A', 'BCH'],
    [`${'1'.repeat(63)}2`, 'hashOrKey'],
    ['L5nJeqKmpHp4P7F8ZYyjwc5a7P4d8EabuGAzfGJk7yC1BJyzNaEd', 'privateKey'],
  ])('takes %s for %s', (text, guess) => {
    expect(guessCoin(text)).toBe(guess);
  });

  it('drops blanks around the text', () => {
    expect(guessCoin('  TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t\n')).toBe('TRX');
  });

  it.each([
    '',
    'hello',
    '0x123',
    '.eth',
    'https://x.eth/',
    'z'.repeat(44),
    '안녕하세요',
    'abandon '.repeat(11),
    'a b c d e f g h i j k l',
    'zoo '.repeat(501),
    `0x${'4c'.repeat(32)} is the transaction`,
    '지갑 주소를 확인해 주세요',
    'bitcoin:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2?label=Litecoin',
    'BCH 말고 BTC로 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    'litecoin:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ])('has no guess for %j', (text) => {
    expect(guessCoin(text)).toBeUndefined();
  });
});
