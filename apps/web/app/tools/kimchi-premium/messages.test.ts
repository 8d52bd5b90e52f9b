import { PREMIUM_SPANS } from '@toolbox/core/kimchi';
import { createI18n, loadMessages } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { toolMessages } from '../../testing/toolMessages.ts';

it.each([
  ['ko', /이 기간/u],
  ['en', /\bperiod\b/iu],
] as const)('relates the percentile to the period that is shown in %s', async (language, period) => {
  const i18n = createI18n({ language });
  await loadMessages(i18n, language, 'kimchi-premium');
  expect(i18n.t('history.higherThan', { ns: 'kimchi-premium' })).toMatch(period);
});

it.each([
  ['ko', (minutes: number) => `${minutes}분`],
  ['en', (minutes: number) => `${minutes} minutes`],
] as const)('has the true intervals of the history in %s', async (language, interval) => {
  const i18n = createI18n({ language });
  await loadMessages(i18n, language, 'kimchi-premium');
  for (const range of ['24h', '7d'] as const) {
    expect(i18n.t('note.history', { ns: 'kimchi-premium' })).toContain(interval(PREMIUM_SPANS[range].pointMs / 60_000));
  }
});

it.each([
  '데이터를 가져오는 중 오류가 발생했습니다.',
  '응답 시간이 초과되었습니다.',
  '가격 데이터를 가져올 수 없습니다.',
  '환율 데이터를 가져올 수 없습니다.',
])('contains the sentence that the specification gives: %s', async (given) => {
  expect((await toolMessages('kimchi-premium', 'ko')).join('\n')).toContain(given);
});
