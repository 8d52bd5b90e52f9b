import { createI18n, loadMessages } from '@toolbox/i18n';
import { expect, it } from 'vitest';

it.each([
  ['ko', /이 기간/u],
  ['en', /\bperiod\b/iu],
] as const)('relates the percentile to the period that is shown in %s', async (language, period) => {
  const i18n = createI18n({ language });
  await loadMessages(i18n, language, 'kimchi-premium');
  expect(i18n.t('history.higherThan', { ns: 'kimchi-premium' })).toMatch(period);
});
