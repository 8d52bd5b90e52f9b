import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createI18n } from './createI18n.ts';
import { allChunks, loadMessages } from './loadMessages.ts';

const root = new URL('../../../', import.meta.url);
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operations.md', 'packages/core/README.md'];

/** What a native reader stumbles over; each stood in the catalogs once. */
const KOREAN: readonly RegExp[] = [
  /\d\s+(?:원|시간|달러|자|개|명|년|개월|%)(?![가-힣])/u,
  /단추|견주|저절로|거두어들|시험을 붙|꼴로 적은|어림값|버림용/u,
  /(?:서버|서비스)가 일시적으로 사용할/u,
];
const BRITISH =
  /\b(?:favourite|colour|behaviour|labour|honour|neighbour|centre|metre|litre|cancelled|cancelling|labelled|labelling|travelled|organis|recognis|summaris|analys(?:e|ing)\b|licence|grey|advert)/iu;
const ENGLISH: readonly RegExp[] = [
  BRITISH,
  /\b(?:mend(?:ed|s)?|worked out|cannot stand|at one go|hear of|of one letter|blanks around|for want of|made anew)\b/iu,
  /\d won\b/u,
];
/** The specification gives these sentences word by word. */
const GIVEN = new Set(['errors.calls.unavailable']);

type Leaf = readonly [path: string, text: string];

function leaves(tree: unknown, path = ''): readonly Leaf[] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree ?? {}).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
}

async function found(language: 'ko' | 'en', patterns: readonly RegExp[]): Promise<readonly Leaf[]> {
  const i18n = createI18n({ language });
  for (const chunk of await allChunks()) await loadMessages(i18n, language, chunk);
  return leaves(i18n.getDataByLanguage(language)).filter(
    // Names of placeholders are not read by anyone.
    ([path, text]) =>
      !GIVEN.has(path) && patterns.some((pattern) => pattern.test(text.replaceAll(/[{]{2}[^}]*[}]{2}/gu, '0'))),
  );
}

it('no Korean sentence falls back into words that were replaced', async () => {
  expect(await found('ko', KOREAN)).toEqual([]);
});

it('no English sentence falls back into words that were replaced, nor into British spelling', async () => {
  expect(await found('en', ENGLISH)).toEqual([]);
});

it.each(DOCUMENTS)('%s is spelled as Americans do', (file) => {
  const lines = readFileSync(new URL(file, root), 'utf8').split('\n');
  // A name in code is spelled as the code spells it.
  expect(lines.filter((line) => BRITISH.test(line.replaceAll(/`[^`]*`/gu, '')))).toEqual([]);
});
