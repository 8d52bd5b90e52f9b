import { createI18n, type Language, loadMessages, loadToolHeads } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';
import { registry } from './registry.ts';
import { type SearchEntry, searchTools } from './searchTools.ts';

async function entriesIn(language: Language): Promise<readonly SearchEntry<string>[]> {
  const i18n = createI18n({ language, onMissing: (key) => expect.fail(key) });
  await loadMessages(i18n, language, 'base');
  const heads = await loadToolHeads(language);
  return registry.tools.map(({ id, category, path }) => ({
    item: id,
    label: i18n.t(`tools.${id}.name`, { ns: 'meta' }),
    category: i18n.t(`categories.${category}.name`, { ns: 'meta' }),
    path,
    also: heads[id].also,
  }));
}

const entries = { ko: await entriesIn('ko'), en: await entriesIn('en') };

describe('the words people look with', () => {
  it.each([
    ['ko', 'jsno', 'json-formatter'],
    ['ko', '연봉', 'salary-calculator'],
    ['ko', '물타기', 'average-price-calculator'],
    ['ko', '평단가', 'average-price-calculator'],
    ['ko', '김프', 'kimchi-premium'],
    ['ko', '글자수', 'char-count'],
    ['ko', '글자수세기', 'char-count'],
    ['ko', '나이계산기', 'age-calculator'],
    ['ko', '내 아이피', 'ip-lookup'],
    ['ko', '내아이피', 'ip-lookup'],
    ['ko', 'ㅁㅌㄱ', 'average-price-calculator'],
    ['ko', 'duSQhd', 'salary-calculator'],
    ['en', 'jsno', 'json-formatter'],
    ['en', 'salery', 'salary-calculator'],
    ['en', 'take-home', 'salary-calculator'],
    ['en', 'my ip', 'ip-lookup'],
    ['en', 'kimchy', 'kimchi-premium'],
    ['en', 'barcod', 'barcode-generator'],
  ] as const)('%s: %s leads to %s first', (language, query, tool) => {
    expect(searchTools(entries[language], query, 8)[0]?.item).toBe(tool);
  });

  it.each(registry.tools.map(({ id }) => id))('the name of %s forgives a letter that is doubled', (id) => {
    const name = entries.en.find(({ item }) => item === id)?.label ?? '';
    expect(searchTools(entries.en, name + name.slice(-1), 8).map(({ item }) => item)).toContain(id);
  });
});
