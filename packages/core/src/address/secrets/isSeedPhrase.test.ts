import { describe, expect, it } from 'vitest';
import { isSeedPhrase, isStoredPhrase } from './isSeedPhrase.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
/** From the test vectors of SLIP-39. */
const SHARE =
  'duckling enlarge academic academic agency result length solution fridge kidney coal piece deal husband erode duke ajar critical decision keyboard';
const LONG_SHARE =
  'theory painting academic academic armed sweater year military elder discuss acne wildlife boring employer fused large satoshi bundle carbon diagnose anatomy hamster leaves tracks paces beyond phantom capital marvel lips brave detect luck';
const KOREAN = '가을 마을 필요 중요 담요 고양이 강아지 국가 경고 결과 냉면 함께';
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('isSeedPhrase', () => {
  it.each([
    ...[PHRASE, PHRASE.toUpperCase(), `${PHRASE} Passphrase2`, `seed: ${PHRASE}`],
    ...[`seed phrase ${PHRASE}`, `my wallet recovery phrase ${PHRASE}`, `Seed phrase (12 words): ${PHRASE}`],
    ...[`지갑 복구문구 ${PHRASE}`, `시드구문은 ${PHRASE}`, PHRASE.replace('thank year', 'the year')],
    'there that this they then what when where will with you your'.replace('your', 'have'),
    ...[KOREAN, KOREAN.normalize('NFD'), `카이카스 시드구문 ${KOREAN}`, `지갑 복구 단어 ${KOREAN}`],
    ...[`Trust Wallet\n${PHRASE}`, `메타마스크\n${PHRASE}`, `카이카스 시드구문 ${PHRASE}`, `Phantom wallet\n${PHRASE}`],
    ...[`업비트 지갑 ${PHRASE}`, `비밀번호 abc123 ${PHRASE}`, `ledger 24 words ${PHRASE} ${PHRASE}`],
    ...[`${ETHEREUM} ${PHRASE}`, `${PHRASE}\n${ETHEREUM}`, `TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ${PHRASE}`],
    `지갑 주소: ${ETHEREUM}\n시드 구문: ${PHRASE}`,
    `0x${'0'.repeat(40)} ${PHRASE}`,
    `Wallet of 2021, keep this to yourself and share it with nobody:\n${PHRASE}\nwritten on a sheet in the safe`,
    `예전에 만든 지갑인데 다른 사람에게 보이면 안 됩니다. ${PHRASE} 꼭 보관해 주세요`,
    PHRASE.split(' ')
      .map((word, index) => `${index + 1}${word}`)
      .join(' '),
    PHRASE.split(' ')
      .map((word, index) => `${index + 1}${word}`)
      .join(''),
    PHRASE.split(' ')
      .map((word, index) => `${word}${index + 1}`)
      .join(''),
    PHRASE.replaceAll(' ', '1'),
    `비밀번호 blue12fish ${PHRASE}`,
    // One word of another script is mistyped.
    ...[KOREAN.replace('가을', 'the'), KOREAN.replace('담요', 'apple'), PHRASE.replace('year', '담요')],
    ...[`시드 구문: ${KOREAN.replace('담요', 'apple')}`, `지갑 ${KOREAN.replace('담요', '지갑')} mypassword`],
    ...[
      SHARE,
      LONG_SHARE,
      `seed: ${SHARE}`,
      `Share 1 of 3\n${SHARE}`,
      `share ${LONG_SHARE}`,
      JSON.stringify(SHARE.split(' ')),
      SHARE.split(' ')
        .map((word, index) => `${index + 1}. ${word}`)
        .join('\n'),
      `${ETHEREUM} ${LONG_SHARE}`,
    ],
    ...[SHARE.replace('coal', 'both').replace('duke', 'should'), SHARE.replace('coal', 'the')],
    `wallet backup of a friend that was written in 2021: ${PHRASE.replace('year', 'seed')}`,
  ])('recognizes %j', (text) => {
    expect(isSeedPhrase(text)).toBe(true);
  });

  it.each([
    'please check this wallet address and tell whether the coins were sent',
    'would you please tell them that the money was sent here today',
    '어제 보낸 코인은 아직 지갑에 오지 않았는데 언제쯤 도착 여부를 확인 가능할까요',
    '오늘 친구에게 받은 코인을 다른 지갑으로 옮길 때에 내는 비용은 얼마 인가요',
    '처음 만든 지갑 주소는 여기 있으니 모두 함께 확인 후에 답장 주세요',
    ...[
      'Never share this: fake support staff, phishing websites and copied wallet addresses steal millions each year',
      'Step-by-step restore (common path) Note: Additional accounts that were created in MetaMask from the same seed may need to be added',
      'Please send payment today before noon using Ethereum network only, wallet address 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed thanks',
      '메타마스크 지갑 주소 이거야 비트코인 말고 다른 코인 보내면 안되고 수수료 비싸면 내일 보내도 괜찮아 천천히',
      '복구 구문 혹은 시드 구문 같은 걸 가리키는 단어 여러 블록체인 지갑이 이 시드 구문을 사용합니다',
      `이것은 예전에 쓰던 나의 책 제목 입니다 ${PHRASE} 라고 합니다`,
    ],
    ...[
      '업비트 지갑 출금 주소 등록 이더리움 네트워크 선택 수량 입력 이메일 인증 완료 후 승인',
      'Binance Coinbase Kraken Gemini Bitstamp Bitfinex Okx Bybit Kucoin Upbit Bithumb Coinone Korbit Gopax',
      'Binance Coinbase Kraken Gemini Bitstamp Bitfinex Okx Bybit Kucoin Upbit Bithumb Coinone',
      KOREAN.replace('가을 마을', 'apple lemon'),
      KOREAN.replace('가을', '12ab'),
      `금고 안 ${KOREAN.replace('담요', 'apple')}`,
    ],
    ...[
      SHARE.replace('coal piece', 'of fragments'),
      'Please note that prices change every minute while trading continues, therefore check amounts again before sending coins anywhere',
      'Several exchanges already announced stronger security measures after recent incidents, including stricter withdrawal limits, additional identity checks, dedicated hotlines for customers',
    ],
    // Twenty words between the marks of code.
    `export interface Options {
    trim?: boolean;
    wordWrap?: boolean;
    hard?: boolean;
}
export declare function wrapAnsi(string: string, columns: number, options?: Options): string;`,
    ...['', 'seed phrase', 'abandon '.repeat(11), `${PHRASE} one two`, 'wallet seed phrase words'],
  ])('does not recognize %j', (text) => {
    expect(isSeedPhrase(text)).toBe(false);
  });
});

describe('isStoredPhrase', () => {
  it.each<(word: string, number: number) => string>([
    (word, number) => `Word ${number}: ${word}`,
    (word, number) => `Word #${number} - ${word}`,
    (word, number) => `word_${number} = ${word}`,
    (word, number) => `단어 ${number}: ${word}`,
    (word, number) => `${number}번째 단어: ${word}`,
    (word, number) => `번호 ${number}: ${word}`,
    (word, number) => `번호 ${number}. ${word}`,
    (word, number) => `No.${number} ${word}`,
    (word, number) => `no. ${number}: ${word}`,
    (word, number) => `${number}번 ${word}`,
  ])('recognizes words that are numbered in words: %s', (line) => {
    const words = `${PHRASE} ${PHRASE}`.split(' ').map((word, at) => line(word, at + 1));
    const texts = [words.join('\n'), `My wallet\n${words.join(', ')}`];
    expect(texts.map(isStoredPhrase)).toEqual([true, true]);
    expect(texts.map(isSeedPhrase)).toEqual([true, true]);
  });

  it('does not recognize numbered sentences', () => {
    const steps = Array.from({ length: 12 }, (_, at) => `Word ${at + 1}: write it down on paper`);
    expect(isStoredPhrase(steps.join('\n'))).toBe(false);
  });

  it.each<[separator: string, line: (word: string, number: number) => string]>([
    ['\n', (word, number) => `${number}. ${word}`],
    ['\n', (word, number) => `${word} ${number}`],
    [' ', (word, number) => `${number}${word}`],
    [' ', (word, number) => `${number} ${word}`],
    ['\n', (word, number) => `Word ${number}: ${word}`],
    ['\n', (word, number) => `단어 ${number}: ${word}`],
    ['\n', (word, number) => `${number}번째 단어: ${word}`],
    ['\n', (word, number) => `${number}번째 단어 ${word}`],
    ['\n', (word, number) => `${number}번 ${word}`],
    ['\n', (word, number) => `번호 ${number}: ${word}`],
    [' ', (word, number) => `${number}번${word}`],
  ])('recognizes a phrase with words that also number others: separator %j, %s', (separator, line) => {
    const english = PHRASE.replace('legal winner', 'word word').replace('useful', 'word');
    const korean = '단어 번개 번역 단어 번지 번호 고양이 강아지 국가 경고 단어 단어';
    const texts = [english, korean].map((phrase) => {
      return phrase
        .split(' ')
        .map((word, at) => line(word, at + 1))
        .join(separator);
    });
    expect(texts.map(isSeedPhrase)).toEqual([true, true]);
    expect(texts.map(isStoredPhrase)).toEqual([true, true]);
  });
});
