import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { particleStems } from './particleStems.ts';
import { stemsWithoutParticle } from './stemsWithoutParticle.ts';

function stemsOf(text: string): string {
  const words = text.split(' ');
  const stems = particleStems(words);
  return words.map((word) => stems.get(word) ?? word).join(' ');
}

describe('particleStems', () => {
  it.each([
    // A noun that ends like a particle stays whole.
    ['우리나라는 우리나라', '우리나라 우리나라'],
    ['고속도로는 고속도로 고속도로에서', '고속도로 고속도로 고속도로'],
    ['고양이라고 고양이', '고양이 고양이'],
    ['카메라는 카메라', '카메라 카메라'],
    ['카메라는 카메라로', '카메라 카메라'],
    ['오페라 오페라의', '오페라 오페라'],
    ['호랑이 호랑이랑', '호랑이 호랑이'],
    ['어린이 어린이라는', '어린이 어린이'],
    // Also beside a word that is its beginning, once another particle shows the noun.
    ['고양 고양이 고양이를', '고양 고양이 고양이'],
    ['고양이라고 고양이라는 고양이를', '고양이 고양이 고양이'],
    // Without such a word the beginning is taken for the noun.
    ['전주 전주가', '전주 전주'],
    // A stem that never stands alone.
    ['서울은 서울에 서울의', '서울 서울 서울'],
    ['서울이라고 서울이 서울을', '서울 서울 서울'],
    ['학교에서는 학교에서도', '학교 학교'],
    ['학교에서는 학교에서 학교에서만 학교', '학교 학교 학교 학교'],
    ['서울에서부터 서울에서부터는 서울은 서울이 서울을', '서울 서울 서울 서울 서울'],
    ['친구한테서 친구한테서는 친구에게서부터 친구를', '친구 친구 친구 친구'],
    ['서울만큼은 서울처럼은 서울조차도 서울밖에는', '서울 서울 서울 서울'],
    ['대표께서는 대표께선 대표님께서도 대표님', '대표 대표 대표님 대표님'],
    ['서울에선 서울은 부산에겐 부산은 친구한텐 친구는', '서울 서울 부산 부산 친구 친구'],
    ['정부라며 정부라서 서울이라며 서울이라서 서울', '정부 정부 서울 서울 서울'],
    ['모자라서 모자라며 올바라서 나무라며', '모자라서 모자라며 올바라서 나무라며'],
    ['따라서 바라며 우선 유람선 바라', '따라서 바라 우선 유람선 바라'],
    ['서울로는 서울로도', '서울로 서울로'],
    // A form of 이다.
    ['서울입니다 서울입니까 서울인데 서울이지만 서울이었다 서울이었습니다 서울이에요', Array(7).fill('서울').join(' ')],
    ['학교예요 학교였다 학교였습니다 학교입니다', '학교 학교 학교 학교'],
    ['서울예요 학교이에요 서울 학교', '서울예요 학교이에요 서울 학교'],
    // The past tense of a verb.
    ['실시하였다 실시하는 수집하였습니다 수집하며', '실시하였다 실시하는 수집하였습니다 수집하며'],
    ['감사합니다 가입니다 가입', '감사합니다 가입니다 가입'],
    // Evidence is missing, or the particle does not fit.
    ['인상은 이야기', '인상은 이야기'],
    ['전문가 전문 전문은', '전문가 전문 전문'],
    ['서울로 서울은 부산으로 부산은', '서울 서울 부산 부산'],
    ['나는 나를', '나는 나를'],
    ['ai는 ai은', 'ai ai'],
  ])('%s is %s', (text, stems) => {
    expect(stemsOf(text)).toBe(stems);
  });

  const noun = fc
    .tuple(
      fc.string({ unit: fc.constantFrom(...'가나도라만서울산국고양이민경'), minLength: 1, maxLength: 3 }),
      fc.constantFrom(...'가나라로도만이과은의란야산울국'),
    )
    .map(([start, end]) => start + end);
  const particles = '이 가 은 는 을 를 에 에서 에서는 으로 로 라고 이라고 의 도 만 까지'.split(' ');
  // Few nouns, so that a text has several forms of one.
  const repeated = fc.constantFrom('서울', '고양이', '나라', '고속도로', '만', '전문가');
  const word = fc.tuple(fc.oneof(noun, repeated), fc.constantFrom('', ...particles)).map(([start, end]) => start + end);

  it('gives only stems that stand alone or before two particles', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        for (const [whole, stem] of particleStems(words)) {
          expect(whole.startsWith(stem)).toBe(true);
          const forms = new Set(words.filter((other) => stemsWithoutParticle(other).includes(stem)));
          expect(words.includes(stem) || forms.size > 1).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps a noun that stands alone and before a particle, whatever it ends in', () => {
    fc.assert(
      fc.property(noun, fc.constantFrom('는', '를', '을', '에서', '까지'), (single, particle) => {
        const form = single + particle;
        fc.pre(stemsWithoutParticle(form).includes(single));
        expect(stemsOf(`${single} ${form}`)).toBe(`${single} ${single}`);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on the order of the words', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        expect(particleStems(words.toReversed())).toEqual(particleStems(words));
      }),
      { numRuns: 1000 },
    );
  });
});
