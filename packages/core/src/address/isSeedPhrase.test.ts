import { describe, expect, it } from 'vitest';
import { isSeedPhrase } from './isSeedPhrase.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('isSeedPhrase', () => {
  it.each([
    ...[PHRASE, PHRASE.toUpperCase(), `${PHRASE} Passphrase2`, `seed: ${PHRASE}`],
    ...[`seed phrase ${PHRASE}`, `my wallet recovery phrase ${PHRASE}`, `Seed phrase (12 words): ${PHRASE}`],
    ...[`지갑 복구문구 ${PHRASE}`, `시드구문은 ${PHRASE}`, PHRASE.replace('thank year', 'the year')],
    'there that this they then what when where will with you your'.replace('your', 'have'),
    '가을 마을 필요 중요 담요 고양이 강아지 국가 경고 결과 냉면 함께',
    '가을 마을 필요 중요 담요 고양이 강아지 국가 경고 결과 냉면 함께'.normalize('NFD'),
  ])('takes %j for one', (text) => {
    expect(isSeedPhrase(text)).toBe(true);
  });

  it.each([
    'please check this wallet address and tell whether the coins were sent',
    'would you please tell them that the money was sent here today',
    '어제 보낸 코인은 아직 지갑에 오지 않았는데 언제쯤 도착 여부를 확인 가능할까요',
    '오늘 친구에게 받은 코인을 다른 지갑으로 옮길 때에 내는 비용은 얼마 인가요',
    '처음 만든 지갑 주소는 여기 있으니 모두 함께 확인 후에 답장 주세요',
    ...['', 'seed phrase', 'abandon '.repeat(11), `${PHRASE} one two`, 'wallet seed phrase words'],
  ])('takes %j for none', (text) => {
    expect(isSeedPhrase(text)).toBe(false);
  });
});
