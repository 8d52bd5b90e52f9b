import { fail } from '@toolbox/core';
import { describe, expect, it } from 'vitest';
import { createI18n } from './createI18n.ts';
import { describeFailure } from './describeFailure.ts';
import { hasMessages, loadedChunks, loadMessages } from './loadMessages.ts';
import { messageList, translateIn } from './translate.ts';

async function words(language: 'ko' | 'en') {
  const missing: string[] = [];
  const i18n = createI18n({ language, onMissing: (key) => missing.push(key) });
  await loadMessages(i18n, language, 'base');
  await loadMessages(i18n, language, 'errors');
  return { i18n, missing };
}

describe('words', () => {
  it('translates a path in both languages', async () => {
    const ko = await words('ko');
    const en = await words('en');
    expect(translateIn(ko.i18n, 'meta', 'site')('name')).toBe('도구상자');
    expect(translateIn(en.i18n, 'meta', 'site')('name')).toBe('Toolbox');
  });

  it('chooses the particle by the final consonant', async () => {
    const { i18n } = await words('ko');
    const { failure } = fail('number.notNumber', { field: '금액' });
    expect(describeFailure(i18n, failure)).toBe('금액은 숫자여야 합니다.');
    expect(describeFailure(i18n, fail('number.notNumber', { field: '나이' }).failure)).toBe('나이는 숫자여야 합니다.');
  });

  it('chooses singular and plural in English', async () => {
    const { i18n } = await words('en');
    const t = translateIn(i18n, 'shell');
    expect(t('toolCount', { count: 1 })).toBe('1 tool');
    expect(t('toolCount', { count: 3 })).toBe('3 tools');
  });

  it('names the month in English', async () => {
    const { i18n } = await words('en');
    for (const [month, name, last] of [
      [2, 'February', 28],
      [4, 'April', 30],
      [12, 'December', 31],
    ] as const) {
      const { failure } = fail('dates.noSuchDay', { year: 2026, month, day: 32, last });
      expect(describeFailure(i18n, failure)).toBe(`There is no ${name} 32, 2026. That month has only ${last} days.`);
    }
  });

  it('groups the digits of large numbers but not of years', async () => {
    const { i18n } = await words('ko');
    const tooLong = fail('text.tooLong', { max: 10_000, length: 10_001 });
    expect(describeFailure(i18n, tooLong.failure)).toBe('텍스트는 10,000자를 초과할 수 없습니다.');
    expect(describeFailure(i18n, fail('number.belowMin', { field: '연도', min: 1000 }).failure)).toContain('1000');
  });

  it('leaves typed text unchanged', async () => {
    const { i18n } = await words('en');
    const { failure } = fail('number.notNumber', { field: '<b>{{max}}$t(x)</b>' });
    expect(describeFailure(i18n, failure)).toBe('<b>{{max}}$t(x)</b> must be a number.');
  });

  it('shows and reports a missing key', async () => {
    const { i18n, missing } = await words('ko');
    expect(i18n.t('nowhere.at.all', { ns: 'common' })).toBe('nowhere.at.all');
    expect(missing).toEqual(['common:nowhere.at.all']);
  });

  it('loads a chunk once and reports which are loaded', async () => {
    const { i18n } = await words('ko');
    expect(hasMessages(i18n, 'ko', 'pages')).toBe(false);
    await loadMessages(i18n, 'ko', 'pages');
    expect(loadedChunks(i18n, 'ko')).toEqual(['base', 'errors', 'pages']);
    expect(messageList(i18n, 'pages', 'hub.guides.crypto')).toHaveLength(5);
    expect(messageList(i18n, 'pages', 'home.badge')).toEqual([]);
  });

  it('returns a replaced message, in the current language', async () => {
    const { i18n } = await words('ko');
    const t = translateIn(i18n, 'meta', 'site');
    expect([t('name'), t('name')]).toEqual(['도구상자', '도구상자']);
    i18n.addResourceBundle('ko', 'meta', { site: { name: '공구함' } }, true, true);
    expect(t('name')).toBe('공구함');
    await loadMessages(i18n, 'en', 'base');
    await i18n.changeLanguage('en');
    expect(t('name')).toBe('Toolbox');
  });

  it('brackets every message in pseudo mode', async () => {
    const i18n = createI18n({ language: 'ko', pseudo: true });
    await loadMessages(i18n, 'ko', 'base');
    expect(translateIn(i18n, 'common')('actions.copy')).toMatch(/^\[\[.*actions\.copy\]\]$/);
  });
});
