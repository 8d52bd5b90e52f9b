import { LANGUAGES, type Language } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';
import { registry } from '../registry/registry.ts';
import { loadMetaWords } from './loadMetaWords.ts';
import { pageTitle } from './pageEntry.ts';
import { type HeadTag, headTags, pageHead } from './pageHead.ts';
import { pagePaths } from './pagePaths.ts';
import { structuredData } from './structuredData.ts';

const ORIGIN = 'https://tools.example';
const [tool] = registry.tools;
if (tool === undefined) throw new Error('There is no tool.');
const category = registry.categoryAt(tool.path);

const meta = { ko: await loadMetaWords('ko'), en: await loadMetaWords('en') };

/** The head and the structured data of a build with this origin; the tests have none configured. */
function buildWith(origin?: string) {
  return {
    tags: (path: string, language: Language) =>
      pageHead({ pathname: path, language, meta: meta[language], registry, origin }),
    data: (path: string, language: Language) =>
      structuredData({ pathname: path, language, meta: meta[language], registry, origin }),
  };
}

/** The content of a meta element, or the targets of links of a kind. */
function valuesOf(tags: readonly HeadTag[], key: string): readonly (string | undefined)[] {
  return tags
    .filter(({ attributes }) => [attributes['name'], attributes['property'], attributes['rel']].includes(key))
    .map(({ attributes }) => attributes['content'] ?? attributes['href']);
}

describe('a site that knows its address', () => {
  it('names the page, its other language and its picture in full', () => {
    const { tags, data } = buildWith(ORIGIN);
    const head = tags(tool.path, 'en');
    expect(valuesOf(head, 'canonical')).toEqual([`${ORIGIN}/en${tool.path}`]);
    expect(valuesOf(head, 'og:url')).toEqual([`${ORIGIN}/en${tool.path}`]);
    expect(valuesOf(head, 'alternate')).toEqual([
      `${ORIGIN}${tool.path}`,
      `${ORIGIN}/en${tool.path}`,
      `${ORIGIN}${tool.path}`,
    ]);
    expect(valuesOf(head, 'og:image')).toEqual([`${ORIGIN}/og/en${tool.path}.png`]);
    expect(valuesOf(tags('/', 'ko'), 'canonical')).toEqual([`${ORIGIN}/`]);
    expect(data(tool.path, 'en')).toContain(`"item":"${ORIGIN}/en${category?.path}"`);
  });

  it('gives an unknown page no address, and keeps it out of the index', () => {
    const { tags } = buildWith(ORIGIN);
    const head = tags('/nothing', 'ko');
    expect(valuesOf(head, 'robots')).toEqual(['noindex']);
    for (const key of ['canonical', 'og:url', 'alternate']) expect(valuesOf(head, key)).toEqual([]);
  });
});

describe('a page that is no part of the app', () => {
  const page = { path: '/docs', language: 'en', title: 'T', description: 'D', also: 'A', pictureOf: '/docs' } as const;

  it('contains the given texts, with its addresses', () => {
    const head = headTags(page, meta.en, ORIGIN);
    expect(valuesOf(head, 'canonical')).toEqual([`${ORIGIN}/en/docs`]);
    expect(valuesOf(head, 'alternate')).toEqual([`${ORIGIN}/docs`, `${ORIGIN}/en/docs`, `${ORIGIN}/docs`]);
    expect(valuesOf(head, 'og:image')).toEqual([`${ORIGIN}/og/en/docs.png`]);
    expect(valuesOf(head, 'og:title')).toEqual(['T']);
  });
});

describe('a site without a configured address', () => {
  it('names none, in no page and no language', () => {
    const { tags, data } = buildWith();
    for (const language of LANGUAGES) {
      for (const path of pagePaths(registry)) {
        const head = tags(path, language);
        for (const key of ['canonical', 'og:url', 'alternate']) expect(valuesOf(head, key), path).toEqual([]);
        expect(valuesOf(head, 'og:image')[0]).toMatch(/^\/og\//u);
        // The schema.org vocabulary is the only allowed URL.
        expect(`${JSON.stringify(head)}${data(path, language)}`.replace('https://schema.org', '')).not.toMatch(
          /https?:|localhost/u,
        );
      }
    }
  });
});

describe('every page', () => {
  it.each(LANGUAGES)('has a title, a description and a picture of its own in %s', (language) => {
    const { tags } = buildWith();
    const paths = pagePaths(registry);
    const heads = paths.map((path) => tags(path, language));
    for (const key of ['og:title', 'description', 'og:image', 'og:image:alt']) {
      const values = heads.flatMap((head) => valuesOf(head, key));
      expect(new Set(values).size, key).toBe(paths.length);
    }
    expect(valuesOf(heads[0] ?? [], 'og:image:width')).toEqual(['1200']);
    expect(valuesOf(heads[0] ?? [], 'og:image:height')).toEqual(['630']);
  });

  it('ends its title with the name of the site; that of the home page is a title, no sentence', () => {
    for (const { id, path } of registry.tools) {
      const { name, title = name }: { readonly name: string; readonly title?: string } = meta.ko.tools[id];
      expect(pageTitle(meta.ko, path, registry)).toBe(`${title} | 도구상자`);
    }
    const home = pageTitle(meta.ko, '/', registry);
    expect(home).toMatch(/^도구상자 – /u);
    expect(home).not.toMatch(/[.요]$/u);
  });
});
