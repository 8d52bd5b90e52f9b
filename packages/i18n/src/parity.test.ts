import { describe, expect, it } from 'vitest';
import { createI18n } from './createI18n.ts';
import { allChunks, loadMessages } from './loadMessages.ts';

type Leaf = readonly [path: string, text: string];

function leaves(tree: unknown, path = ''): readonly Leaf[] {
  if (typeof tree === 'string') return [[path, tree]];
  if (tree === null || typeof tree !== 'object') throw new Error(`${path} is neither a sentence nor a branch`);
  return Object.entries(tree).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
}

function placeholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([^},\s]+)/gu)].map((match) => match[1] ?? ''))].sort();
}

async function everyLeaf(language: 'ko' | 'en'): Promise<ReadonlyMap<string, string>> {
  const i18n = createI18n({ language });
  for (const chunk of await allChunks()) await loadMessages(i18n, language, chunk);
  return new Map(leaves(i18n.getDataByLanguage(language)));
}

const ko = await everyLeaf('ko');
const en = await everyLeaf('en');
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u;
/** Messages that show Hangul in English: endonyms, and names of laws and forms. */
const HANGUL_ALLOWED = /^shell\.language\.ko$|\.koreanName$|\.sample(s)?(\.|$)/u;

describe('the two catalogs', () => {
  it('have the same paths', () => {
    expect([...en.keys()].sort()).toEqual([...ko.keys()].sort());
  });

  it('have the same placeholders at each path', () => {
    const differing = [...ko].filter(([path, text]) => {
      const names = new Set([...placeholders(text), ...placeholders(en.get(path) ?? '')]);
      return names.size !== placeholders(text).length || names.size !== placeholders(en.get(path) ?? '').length;
    });
    expect(differing.map(([path]) => path)).toEqual([]);
  });

  it('have no empty message', () => {
    for (const [path, text] of [...ko, ...en]) expect(text.trim(), path).not.toBe('');
  });

  it('have no Korean text in English', () => {
    expect([...en].filter(([path, text]) => HANGUL.test(text) && !HANGUL_ALLOWED.test(path))).toEqual([]);
  });

  it('have no unresolved particle in Korean', () => {
    expect([...ko].filter(([, text]) => /은\(는\)|이\(가\)|을\(를\)|와\(과\)/u.test(text))).toEqual([]);
  });
});
