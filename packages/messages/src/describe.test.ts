import { fail } from '@toolbox/core';
import { createI18n, describeFailure, LANGUAGES, loadMessages } from '@toolbox/i18n';
import { errors as en } from '@toolbox/i18n/en/errors';
import { errors as ko } from '@toolbox/i18n/ko/errors';
import { expect, describe as group, it } from 'vitest';
import { describe } from './describe.ts';

/** Facts for every placeholder of a sentence. A field has a label of the site, none of which ends in a digit. */
function factsFor(sentence: string, value: string | number): Record<string, string | number> {
  const names = Array.from(sentence.matchAll(/\{\{(\w+)/gu), ([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, name === 'field' ? '금액(원)' : value]));
}

group('describe', () => {
  it('says a failure in both languages', () => {
    const { failure } = fail('vat.amountTooLong', { max: 15 });
    expect(describe(failure, 'ko')).toMatch(/15자리/u);
    expect(describe(failure, 'en')).toContain('15 digits');
  });

  it('chooses particles, groups digits and leaves alone what was typed', () => {
    expect(describe(fail('number.notNumber', { field: '나이' }).failure, 'ko')).toMatch(/^나이는 /u);
    expect(describe(fail('number.notNumber', { field: '금액' }).failure, 'ko')).toMatch(/^금액은 /u);
    expect(describe(fail('text.tooLong', { max: 10_000, length: 10_001 }).failure, 'ko')).toContain('10,000');
    const typed = '<b>{{max}}$t(x)$&</b>';
    expect(describe(fail('number.notNumber', { field: typed }).failure, 'en')).toContain(typed);
  });

  it('gives the code of a failure it does not know', () => {
    for (const code of ['vat.fromTheFuture', 'toString', 'constructor', '__proto__']) {
      expect(describe(JSON.parse(JSON.stringify({ code, facts: {} })), 'ko')).toBe(code);
    }
  });

  it.each(LANGUAGES)('says every sentence as the site does: %s', async (language) => {
    const i18n = createI18n({ language });
    await loadMessages(i18n, language, 'errors');
    const sentences: Readonly<Record<string, string>> = language === 'ko' ? ko.failures : en.failures;
    expect(Object.keys(sentences).length).toBeGreaterThan(50);
    for (const [code, sentence] of Object.entries(sentences)) {
      for (const value of ['값', '1', 3, 1, 12_345, 0.5]) {
        const failure = JSON.parse(JSON.stringify({ code, facts: factsFor(sentence, value) }));
        const said = describe(failure, language);
        expect(said).toBe(describeFailure(i18n, failure));
        expect(said).not.toContain('{{');
      }
    }
  });
});
