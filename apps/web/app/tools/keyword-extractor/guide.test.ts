import { LANGUAGES, loadToolGuide } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { testGuide } from '../../testing/testGuide.ts';
import { FIRST_CHOICES, isStripping } from './keywordChoices.ts';

testGuide('keyword-extractor', { figures: ['0.2', '0.1', '20%', '50'] });

const SAYS = { ko: '처음부터 켜져 있고', en: 'as written until you turn on' };
const REMOVES = { ko: true, en: false };

it.each(LANGUAGES)('says in %s whether particles are removed at first', async (language) => {
  const { questions } = await loadToolGuide(language, 'keyword-extractor');
  const answers = questions.map(({ answer }) => answer).join(' ');
  expect(answers).toContain(SAYS[language]);
  expect(isStripping(FIRST_CHOICES, language)).toBe(REMOVES[language]);
});
