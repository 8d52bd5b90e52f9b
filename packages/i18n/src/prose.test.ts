import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './catalog.ts';
import { createI18n } from './createI18n.ts';
import { allChunks, loadMessages, loadToolMetadata } from './loadMessages.ts';
import { loadReferenceLabels } from './loadReferenceLabels.ts';
import { loadStartLabels } from './loadStartLabels.ts';
import { loadToolGuide } from './loadToolGuide.ts';
import { loadPolicy } from './policy/loadPolicy.ts';

const root = new URL('../../../', import.meta.url);
const markdownOf = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, root), { encoding: 'utf8', recursive: folder === 'docs/' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}${file.replaceAll('\\', '/')}`);
const DOCUMENTS = ['./', 'docs/', 'packages/client/', 'packages/core/', 'packages/messages/'].flatMap(markdownOf);

/** Unidiomatic wording that the catalogs once contained. */
const KOREAN: readonly RegExp[] = [
  /\d\s+(?:원|시간|달러|자|개|명|년|개월|%)(?![가-힣])/u,
  /\d[만억천]+(?:원|달러)/u,
  /단추|견주|저절로|거두어들|시험을 붙|꼴로 적은|어림값|버림용|화면 색|틀림없이|빈칸|낱말|차수|서버를 오가|떠나지 않/u,
  // One tone throughout the site.
  /(?:보여|알려|보내) 줘요/u,
  // Amounts are written as the formats write them: 5,000만.
  /\d[천백]만/u,
  /(?<![가-힣])그 달|시각 같아요|세어지는|하나짜리|따졌어요|지켜보기|[을를] 물었어요/u,
  // Not “has another length” but “is shorter”.
  /\d자가 되지 않/u,
  // As a description of a tool, this reads like a command.
  /[로도]\s?세요\./u,
  /(?:서버|서비스)가 일시적으로 사용할/u,
  // One name for one thing.
  /황서|복구 문구|그림 문자|결제 칸|다른 곳에서(?:도)? 확인|투자 조언|글자 수|이 기기에 보관|보관된 입력|바꿀 방향|그래프가|너비(?:가)? 없는|비어 있음/u,
  /잠시 뒤에|, 곧 |금액(?:[(]달러[)])?으로만? 나눠/u,
  // A file is dropped with 끌어다 놓다, and an address is assigned.
  /(?<!끌어다 |여기에 파일을 )놓(?:아 주세요|으면)|주어지지|짐작/u,
  // The particle after a quoted text depends on its last sound.
  /‘0’(?:이에요|예요|[은는을를이가와과](?![가-힣]))/u,
];
/** In the policy, which is formal. */
const KOREAN_POLICY = /고른 |나누[어지] |여럿이|안에 조치/u;
const BRITISH =
  /\b(?:favourite|(?:after|back|to)wards|colour|behaviour|labour|honour|neighbour|centre|metre|litre|cancelled|cancelling|labelled|labelling|travelled|organis|recognis|summaris|analys(?:e|ing)\b|licence|grey|adverts?\b|dependants?\b|dialled|(?:capital|item|minim|maxim|normal|optim|serial|synchron)is(?:ed?|ers?|ing|ation)\b)/iu;
const TRANSLATED =
  /\b(?:mend(?:ed|s)?|work(?:ed|s)? out|cannot stand|at one go|hear of|of one letter|blanks|for want of|anew|looked at|taken (?:as|to|for)|let go|own figures|need not|floods of|come about|weighs on|more than one may|(?:does|did) not answer|at either end|talks? to (?:a|the) server|digits (?:after|before) the point|the least and the greatest|won an? (?:hour|day|week|month|year)|stands? (?:behind|below|beside|in)|bring along|goes by the|at present|in turn)\b/iu;
/** 15%, without a space. */
const SPACED_PERCENT = /\d\s%/u;
/** A person tells something; a figure shows it. */
const UNTOLD = /\b(?:does|do)n’t tell (?!(?:you|us)\b)/iu;
/** One name for one thing. */
const OTHER_NAMES = /\b(?:white space|switched o(?:n|ff)|heading row|receiver|recovery phrases?)\b/iu;
const ENGLISH: readonly RegExp[] = [BRITISH, TRANSLATED, SPACED_PERCENT, /\d[ -]won\b/u, /[!]/u, OTHER_NAMES, UNTOLD];

/** Sentences given literally by the specification; the rest is 해요체. */
const GIVEN: readonly string[] = [
  '서비스가 일시적으로 사용할 수 없습니다.',
  '지갑 주소를 입력해주세요.',
  '지갑 주소가 너무 깁니다.',
  '지원하지 않는 코인 타입입니다.',
  '변환 방향이 올바르지 않습니다.',
  '0이 될 수 없습니다.',
  '음수가 될 수 없습니다.',
  '너무 큽니다.',
  '숫자여야 합니다.',
  '이상이어야 합니다.',
  '텍스트를 입력해주세요.',
  '자를 초과할 수 없습니다.',
  '입력값이 올바르지 않습니다.',
  '네트워크 오류가 발생했습니다.',
  '서버 오류가 발생했습니다.',
  '서버 내부 오류가 발생했습니다.',
  '알 수 없는 오류가 발생했습니다.',
  '요청을 처리하는 중 오류가 발생했습니다.',
  '요청 시간이 초과되었습니다.',
  '네트워크 연결을 확인해주세요.',
  '잘못된 요청입니다.',
  '인증이 필요합니다.',
  '접근 권한이 없습니다.',
  '요청한 리소스를 찾을 수 없습니다.',
  '요청이 너무 많습니다.',
  '서버에 연결할 수 없습니다.',
];
/** Given messages of single tools, which the tests of the tools look for. */
const GIVEN_OF_TOOLS = [
  '데이터를 가져오는 중 오류가 발생했습니다.',
  '응답 시간이 초과되었습니다.',
  '백엔드 서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
  '가격 데이터를 가져올 수 없습니다.',
  '환율 데이터를 가져올 수 없습니다.',
];
const FORMAL = /니다(?![가-힣])|해주세요/u;

type Leaf = readonly [path: string, text: string];

/** Every message below a node. */
function rawLeaves(tree: unknown, path = ''): readonly Leaf[] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree ?? {}).flatMap(([key, child]) => rawLeaves(child, path === '' ? key : `${path}.${key}`));
}

/** Every message below a node, without the names of placeholders. */
function leaves(tree: unknown, path = ''): readonly Leaf[] {
  return rawLeaves(tree, path).map(([at, text]) => [at, text.replaceAll(/[{]{2}[^}]*[}]{2}/gu, '0')]);
}

async function catalog(language: Language): Promise<readonly Leaf[]> {
  const i18n = createI18n({ language });
  for (const chunk of await allChunks()) await loadMessages(i18n, language, chunk);
  // Examples are quoted texts in their own style.
  return leaves(i18n.getDataByLanguage(language)).filter(([path]) => !/^[\w-]+\/late\.example\./u.test(path));
}

async function guides(language: Language): Promise<readonly Leaf[]> {
  const all: Leaf[] = [];
  for (const id of Object.keys(await loadToolMetadata(language)))
    all.push(...leaves(await loadToolGuide(language, id as Parameters<typeof loadToolGuide>[1]), `guides.${id}`));
  return all.filter(([path]) => !path.endsWith('.url'));
}

const sentencesOf = {
  ko: [
    ...(await catalog('ko')),
    ...(await guides('ko')),
    ...leaves(await loadReferenceLabels('ko'), 'reference'),
    ...leaves(await loadStartLabels('ko'), 'start'),
  ],
  en: [
    ...(await catalog('en')),
    ...(await guides('en')),
    ...leaves(await loadReferenceLabels('en'), 'reference'),
    ...leaves(await loadStartLabels('en'), 'start'),
  ],
};
const policyOf = { ko: leaves(await loadPolicy('ko')), en: leaves(await loadPolicy('en')) };
const found = (all: readonly Leaf[], patterns: readonly RegExp[]) =>
  all.filter(([, text]) => patterns.some((pattern) => pattern.test(text)));
const withoutGiven = (text: string) =>
  [...GIVEN_OF_TOOLS, ...GIVEN].reduce((rest, given) => rest.replaceAll(given, ''), text);

it('no Korean message contains replaced wording', () => {
  const own = sentencesOf.ko.map(([path, text]): Leaf => [path, withoutGiven(text)]);
  expect(found([...own, ...policyOf.ko], KOREAN)).toEqual([]);
  expect(found(policyOf.ko, [KOREAN_POLICY])).toEqual([]);
});

it('no English message contains replaced wording or British spelling', () => {
  // The storage key of the browser.
  const policy = policyOf.en.filter(([, text]) => text !== 'favourites');
  expect(
    found([...sentencesOf.en, ...policy], ENGLISH).filter(([, text]) => text !== 'Message sent successfully!'),
  ).toEqual([]);
});

/** “Like this,” as Americans write; an inserted text is quoted exactly: “0”. */
const COMMA_OUTSIDE = /(?<!“0)”[,.]/u;

it('English quotation marks include the comma and the period', () => {
  expect(found([...sentencesOf.en, ...policyOf.en], [COMMA_OUTSIDE])).toEqual([]);
});

/** The pages speak plainly; the policy is formal. */
const UNCONTRACTED = /\b(?:cannot|(?:do|does|did|will|could|would|should) not)\b/iu;

it('English messages contract “not”, except for the policy', () => {
  expect(found(sentencesOf.en, [UNCONTRACTED])).toEqual([]);
});

/** A number of these can be one, so the noun after it has a singular. */
const COUNTED = /[{]{2}(?:count|years|months|days|children|removed)[}]{2} (?!is\b)[a-z]+s\b/u;
/** Always more than one. */
const MANY = ['pages.home.description', 'palette.why.list'];

it('no English message has a plural that stays one when there is one', async () => {
  const i18n = createI18n({ language: 'en' });
  for (const chunk of await allChunks()) await loadMessages(i18n, 'en', chunk);
  const counted = rawLeaves(i18n.getDataByLanguage('en')).filter(([, text]) => COUNTED.test(text));
  expect(counted.map(([path]) => path)).toEqual(MANY);
});

it('Korean is 해요체, except for the policy and the sentences of the specification', () => {
  const own = sentencesOf.ko.map(([path, text]): Leaf => [path, withoutGiven(text)]);
  expect(found(own, [FORMAL]).filter(([, text]) => text !== '고맙습니다')).toEqual([]);
});

it.each(GIVEN)('%s is unchanged', (given) => {
  expect(sentencesOf.ko.some(([, text]) => text.includes(given))).toBe(true);
});

it.each(LANGUAGES)('no message in %s begins or ends with a space, or has two in a row', (language) => {
  const all = [...sentencesOf[language], ...policyOf[language]].filter(([path]) => path !== 'meta.site.separator');
  expect(found(all, [/^\s|\s$| {2}/u])).toEqual([]);
});

it.each(DOCUMENTS)('%s is plain American English', (file) => {
  // A name in code keeps its spelling.
  const prose = readFileSync(new URL(file, root), 'utf8')
    .replaceAll(/^```.*?^```/gmsu, '')
    .split('\n')
    .map((line) => line.replaceAll(/`[^`]*`/gu, '').replace(/^#+ \w+$/u, ''));
  expect(prose.filter((line) => [BRITISH, TRANSLATED, SPACED_PERCENT].some((pattern) => pattern.test(line)))).toEqual(
    [],
  );
});

/** References by position, shape or color, which not all visitors can perceive. */
const PLACED = {
  ko: /(?:왼쪽|오른쪽|빨간|파란|초록|둥근|네모난) ?(?:버튼|칸|상자|아이콘|스위치)/u,
  en: /\b(?:left|right|red|blue|green|round|square) (?:button|box|icon|field|switch)\b/iu,
};

/** A site may leave out one of these tools. */
const hasBoth = ['ascii-converter', 'text-compare'].every((tool) =>
  sentencesOf.ko.some(([path]) => path.startsWith(`${tool}/late.`)),
);

it.each(LANGUAGES)('identifies no control by its position, shape or color in %s', (language) => {
  expect(found([...sentencesOf[language], ...policyOf[language]], [PLACED[language]])).toEqual([]);
});

/** Characters that have a name both among the codes and in the comparisons. */
const NAMED_TWICE = {
  tab: 'u0009',
  space: 'u0020',
  noBreakSpace: 'u00A0',
  softHyphen: 'u00AD',
  zeroWidthSpace: 'u200B',
  zeroWidthNonJoiner: 'u200C',
  zeroWidthJoiner: 'u200D',
  lineSeparator: 'u2028',
  paragraphSeparator: 'u2029',
  wordJoiner: 'u2060',
  ideographicSpace: 'u3000',
  hangulFiller: 'u3164',
  byteOrderMark: 'uFEFF',
} as const;

describe.skipIf(!hasBoth)('a character', () => {
  it.each(LANGUAGES)('has one name in %s', (language) => {
    const nameAt = (path: string) => sentencesOf[language].find(([at]) => at === path)?.[1].toLowerCase();
    const inCodes = (key: string) => nameAt(`ascii-converter/late.names.${key}`);
    const inComparisons = (key: string) => nameAt(`text-compare/late.hidden.names.${key}`);
    const pairs = Object.entries(NAMED_TWICE);
    expect(pairs.map(([key]) => inCodes(key))).toEqual(pairs.map(([, code]) => inComparisons(code)));
    expect(inCodes('tab')).toBeDefined();
  });
});
