import { extractKeywords } from '@toolbox/core/text';
import { LANGUAGES, loadToolGuide } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { testGuide } from '../../testing/testGuide.ts';
import { FIRST_CHOICES, isStripping } from './keywordChoices.ts';

testGuide('keyword-extractor', { figures: ['0.2', '0.1', '20%', '50'] });

it('counts an amount as the Korean guide says', async () => {
  const { how } = await loadToolGuide('ko', 'keyword-extractor');
  const [, typed = '', word = ''] = /([0-9,]+원)처럼 쉼표로 끊은 수는 ([0-9]+원) 한 단어/u.exec(how.join(' ')) ?? [];
  expect(extractKeywords(`매출액 합계 ${typed}`, { count: 10 })).toMatchObject({
    value: [{ word: '매출액' }, { word }, { word: '합계' }],
  });
});

it.each(LANGUAGES)('says in %s whether particles are removed at first', async (language) => {
  const { questions } = await loadToolGuide(language, 'keyword-extractor');
  const answers = questions.map(({ answer }) => answer).join(' ');
  expect(answers.includes('처음부터 켜져 있고')).toBe(isStripping(FIRST_CHOICES, language));
});
