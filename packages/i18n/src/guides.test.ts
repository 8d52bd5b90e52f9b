import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type ToolId } from './catalog.ts';
import { loadToolMetadata } from './loadMessages.ts';
import { loadToolGuide } from './loadToolGuide.ts';
import type { GuidePage } from './toolGuide.ts';

const metadata = { ko: await loadToolMetadata('ko'), en: await loadToolMetadata('en') };
const ids = Object.keys(metadata.ko) as ToolId[];
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u;

const TEMPLATES = join(import.meta.dirname, '../../../scripts/tool-template');

/** Every sentence that a page shows of a guide. */
function messages({ how, sources, questions }: GuidePage): readonly string[] {
  return [
    ...how,
    ...sources.map(({ name }) => name),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ];
}

describe.each(LANGUAGES)('the guides in %s', (language) => {
  it('exist once for each tool', () => {
    const files = readdirSync(join(import.meta.dirname, language, 'guides'));
    expect(files.sort()).toEqual(ids.map((id) => `${id}.ts`).sort());
  });

  it.each(ids)('%s states method, sources and date, and answers three to five questions', async (id) => {
    const guide = await loadToolGuide(language, id);
    expect(guide.how.length).toBeGreaterThan(0);
    expect(guide.sources.length).toBeGreaterThan(0);
    expect(guide.questions.length).toBeGreaterThanOrEqual(3);
    expect(guide.questions.length).toBeLessThanOrEqual(5);
    expect(guide.checked).toMatch(/^20\d\d-[01]\d-[0-3]\d$/u);
    for (const message of messages(guide)) {
      expect(message.trim()).toBe(message);
      expect(message).not.toBe('');
      expect(message).not.toMatch(/!|\{\{|<\w/u);
      if (language === 'en') expect(message).not.toMatch(HANGUL);
    }
    for (const { question } of guide.questions) expect(question).toMatch(/[?.]$/u);
    for (const { url } of guide.sources) if (url !== undefined) expect(new URL(url).protocol).toBe('https:');
  });

  it('contain no sentence of the template', async () => {
    const template = readFileSync(join(TEMPLATES, `guide.${language}.ts.template`), 'utf8');
    for (const id of ids) {
      const left = messages(await loadToolGuide(language, id)).filter((message) => template.includes(`'${message}'`));
      expect(left, `${language}/guides/${id}.ts`).toEqual([]);
    }
  });

  it('have the same structure in both languages', async () => {
    for (const id of ids) {
      const [own, other] = [await loadToolGuide(language, id), await loadToolGuide('ko', id)];
      expect(own.how.length, id).toBe(other.how.length);
      expect(own.questions.length, id).toBe(other.questions.length);
      expect(
        own.sources.map(({ url }) => url),
        id,
      ).toEqual(other.sources.map(({ url }) => url));
      expect(own.checked, id).toBe(other.checked);
    }
  });
});

describe.each(LANGUAGES)('the metadata in %s', (language) => {
  it.each(ids)('%s contains no text of the template', (id) => {
    const template = readFileSync(join(TEMPLATES, `messages.${language}.ts.template`), 'utf8');
    const { title = '', description, also } = metadata[language][id];
    const left = [title, description, ...also.split(', ')].filter((text) => text !== '' && template.includes(text));
    expect(left).toEqual([]);
  });
});

describe('the titles of the tools', () => {
  it('are unique and fit on a search result page', () => {
    for (const language of LANGUAGES) {
      const titles = Object.values(metadata[language]).map(({ title }) => title ?? '');
      expect(new Set(titles).size).toBe(ids.length);
      for (const title of titles) {
        expect(title).not.toBe('');
        expect(title.length, title).toBeLessThanOrEqual(60);
      }
    }
  });
});
