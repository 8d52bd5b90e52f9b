import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrivateKey } from './isPrivateKey.ts';

const base58check = createBase58check(sha256);
const WIF = '5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9';
const HEX = '4c'.repeat(32);
/** From SEP-5 and the documents of XRP. */
const STELLAR = 'SBGWSG6BTNCKCOB3DIFBGCVMUPQFYPA2G4O34RMTB343OYPXU5DJDVMN';
const XRP = 'sn3nxiW7v8KXzPzAqzyHXbSSKNuN9';
/** The key of testnets of Avalanche, an address of Solana and a key of WireGuard. */
const AVALANCHE = 'ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN';
const SOLANA = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1M';
const BASE64 = 'yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=';
const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
/** From XLS-12. */
const SECRET_NUMBERS = '554872 394230 209376 323698 140250 387423 652803 258676';
/** From BIP 93. */
const CODEX32 = [
  'ms10testsxxxxxxxxxxxxxxxxxxxxxxxxxx4nzvca9cmczlw',
  'ms12namecacdefghjklmnpqrstuvwxyz023ftr2gdzmpy6pn',
] as const;
const BECH32 = 'qqqsyqcyq5rqwzqfpg9scrgwpugpzysnrujsuwqqqsyqcyq5rqwzqfpg9scrgwpugp';

describe('isPrivateKey', () => {
  it.each(['Public key: 0x%\nPrivate key: 0x#', 'privateKey: 0x#, publicKey: 0x%', '개인키: # 공개키: %'])(
    'finds the key beside a public one in %s',
    (text) => {
      expect(isPrivateKey(text.replace('#', '4c'.repeat(32)).replace('%', 'ab'.repeat(32)))).toBe(true);
    },
  );

  it('recognizes the keys of Bitcoin, its test networks, Litecoin, Dogecoin and Dash', () => {
    const versions = fc.constantFrom(0x80, 0xef, 0xb0, 0x9e, 0xcc);
    // A key is below the order of the curve, which begins with 32 bits of one.
    const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(versions, keys, fc.boolean(), (version, key, isCompressed) => {
        const wif = base58check.encode(Uint8Array.of(version, ...key, ...(isCompressed ? [1] : [])));
        expect(isPrivateKey(wif)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('recognizes the seeds of XRP between other words', () => {
    const alphabet = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
    const bitcoin = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    const versions = fc.constantFrom([0x21], [0x01, 0xe1, 0x4b]);
    fc.assert(
      fc.property(versions, fc.uint8Array({ minLength: 16, maxLength: 16 }), (version, entropy) => {
        const seed = base58check
          .encode(Uint8Array.of(...version, ...entropy))
          .replace(/./gu, (character) => alphabet.charAt(bitcoin.indexOf(character)));
        expect(isPrivateKey(`리플 시드 ${seed}`)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ...[`p2wpkh:${WIF}`, `${WIF.slice(0, 20)}\n${WIF.slice(20)}`, `${WIF.slice(0, 9)}\u200b${WIF.slice(9)}`],
    ...[`"${WIF}"`, `내 키 ${WIF}`, `tprv${'a'.repeat(107)}`, `Ltpv${'a'.repeat(107)}`, `zprv${'a'.repeat(107)}`],
    ...[`suiprivkey1${BECH32}`, `nsec1${BECH32.slice(0, 58)}`, `NSEC1${BECH32.slice(0, 58).toUpperCase()}`],
    ...[`addr_xsk1${BECH32}`, `root_sk1${BECH32}`, `AGE-SECRET-KEY-1${BECH32.toUpperCase()}`],
    ...[
      `secret-extended-key-main1${BECH32}`,
      STELLAR,
      `seed: ${STELLAR}`,
      `${STELLAR.slice(0, 28)}\n${STELLAR.slice(28)}`,
    ],
    ...[`0x${HEX}0x000x${'ab'.repeat(20)}`, `지갑 키 0x${HEX}0x010x${'ab'.repeat(20)}`],
    ...[`302e020100300506032b657004220420${HEX}`, `HBAR 0x3030020100300706052b8104000a04220420${HEX}`],
    ...[...CODEX32, CODEX32[0].toUpperCase()],
    ...[SECRET_NUMBERS, SECRET_NUMBERS.replaceAll(' ', '\n'), SECRET_NUMBERS.replaceAll(' ', '-')],
    `A. ${SECRET_NUMBERS.split(' ').join(' B. ')}`,
    ...[XRP, `"${XRP}"`, `secret: ${XRP}`, 'sEdTM1uX8pu2do5XvTnutH6HsouMaM2'],
    ...[
      `address: rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh\nsecret: ${XRP}`,
      `XRP seed ${XRP}`,
      `${XRP}입니다`,
      `${XRP} and more`,
    ],
    ...['sscwXmzcyosRfHqidFoXaaTkCbBxw', 'spokiUkeAnfAhuxgeAxGjfEzcrnEe'].map((seed) => `XRP ${seed}`),
    ...[`PrivateKey-${AVALANCHE}`, `my PrivateKey-${AVALANCHE} (Fuji)`, `private key: ${AVALANCHE}`],
    ...[`개인키 ${AVALANCHE}`, `비밀키는 ${AVALANCHE}`, `{"secretKey": "${AVALANCHE}"}`, `private key: ${SOLANA}`],
    ...[`개인키: ${SOLANA}`, `PrivateKey = ${BASE64}`, `public key: abc\nprivate key: ${AVALANCHE}`],
    ...[`edsk${'a'.repeat(50)}`, `edsk${'a'.repeat(94)}`, `PVT_K1_${'a'.repeat(50)}`, `ed25519:${'a'.repeat(87)}`],
    JSON.stringify(Array.from({ length: 64 }, (_, index) => index * 4)),
    Array.from({ length: 64 }, (_, index) => index).join(', '),
    ...[`key: ${HEX}`, `개인키 ${HEX}`, `키: 0x${HEX}`, `{"privateKey":"${HEX}"}`, `ed25519-priv-0x${HEX}`],
    `private key: ${HEX.slice(0, 30)}\n${HEX.slice(30)}`,
    ...[`pk=0x${HEX}`, `SK: ${HEX}`, `sk_${HEX}`, `my key 0x${HEX}`, `"key": "0x${HEX}"`, `key (hex): ${HEX}`],
    ...[`key: ${HEX.match(/.{1,4}/gu)?.join(' ')}`, `내 키: 0x${HEX}`, `secret phrase of the wallet 0x${HEX}`],
    ...[`my key is 0x${HEX}`, `키는 ${HEX}`, `key → ${HEX}`, `키 값: 0x${HEX}`],
    `https://etherscan.io/tx/0x${'ab'.repeat(32)} key: 0x${HEX}`,
  ])('recognizes %j', (text) => {
    expect(isPrivateKey(text)).toBe(true);
  });

  it.each([
    ...['', HEX, `0x${HEX}`, `public key: ${HEX}`, `공개키 ${HEX}`, `스키 ${HEX}`, `monkey ${HEX}`],
    ...['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', `${WIF}a`],
    ...['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', `secret1${BECH32.slice(0, 38)}`, `npub1${BECH32}`],
    ...[`SK텔레콤 0x${HEX}`, `sk-telecom 0x${HEX}`, `sk 텔레콤 0x${HEX}`, `idempotency key 0x${HEX}`],
    ...[`Idempotency-Key: 0x${HEX}`, `https://etherscan.io/tx/0x${HEX}?key=1`, `key point: see 0x${HEX}`],
    ...[`https://etherscan.io/tx/0x${HEX} (secret)`, `private sale tx 0x${HEX}`, `pk텍 0x${HEX}`, `key added 0x${HEX}`],
    ...[AVALANCHE, `public key: ${AVALANCHE}`, `is this a private key? ${SOLANA}`, `개인키가 아니라 주소 ${SOLANA}`],
    ...['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'].flatMap(
      (address) => [`is this a private key? ${address}`, `개인키: ${address}`],
    ),
    ...['9f4QF8AD1nQ3nJahQVkMj8hFSVVzVom77b52JU7EW71Zexg6N8v', `EQ${SOLANA}ab`, STELLAR.replace('S', 'G')].map(
      (address) => `private key: ${address}`,
    ),
    `private key in https://github.com/example/Wallet2/blob/main/packages/Core/src/key`,
    'Keep your private key safe in Building 12 of the office in Seoul, never in a file of yours',
    // An address of Ergo.
    '9f4QF8AD1nQ3nJahQVkMj8hFSVVzVom77b52JU7EW71Zexg6N8v',
    ...[`Never share your private key. Tx: ${SIGNATURE}`, `Your private key is safe. Address is ${AVALANCHE}`],
    `출금 완료. 거래 해시: ${SIGNATURE} 개인 키는 누구에게도 알려주지 마세요.`,
    'Pin the file QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPBdG, then sign with your private key',
    'private key: QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPBdG',
    'edpkuBknW28nW72KG6RoHtYW7p12T6GKc7nAbwYX5m8Wd9sDVC9yav 의 개인 키는 보관 중',
    'The private key fingerprint is SHA256:uNiVztksCsDhcc0u9e8BrJQXVUpKZIDTMczCvj3tD2s',
    `private key: -----BEGIN CERTIFICATE-----\n${BASE64.slice(0, 43)}${BASE64.slice(0, 20)}`,
    ...[`SECRET_KEY='9x2Jk3LmN4pQ5rS6tU7vW8xY9zA1bC2dE3fG4hI5jK6lM7nO8p'`, `JWT_SECRET_KEY=${BASE64}`],
    ...['supercalifragilisticexpialidoc', `${XRP}ab and more`, '1, 2, 3'],
    ...['call showNextStepWhenReadyOrAsked', 'the sharedMutationObserverFactory'],
    'const x = saveHTTPRequestHeadersToCache(url)',
    ...[`${SECRET_NUMBERS.slice(0, -1)}5`, SECRET_NUMBERS.slice(0, -7), `${SECRET_NUMBERS} 005930`],
    // Check digits that are right beside numbers above 16 bits.
    '700020 394230 209376 323698 140250 387423 652803 258676',
    // Amounts that repeat.
    Array.from({ length: 8 }, () => '450000').join('\n'),
    ['554872', ...Array.from({ length: 7 }, () => '450000')].join('\n'),
    `0x${HEX}${HEX}0x000x${'ab'.repeat(20)}`,
  ])('does not recognize %j', (text) => {
    expect(isPrivateKey(text)).toBe(false);
  });
});
