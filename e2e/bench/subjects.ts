import type { Answer, Sign } from './probe.ts';
import { diffTexts, jsonText, keywordText, sortText } from './texts.ts';

/** A page to open: a path of the site or, after `floor:`, of the floors. */
export type Place = string;

/** Ours and the floor that it is compared with. */
export type Pair<Subject> = { readonly name: string; readonly ours: Subject; readonly floor: Subject };

export type View = { readonly path: Place; readonly answer?: Answer };
export type Typing = { readonly path: Place; readonly answer: Answer };
export type Move = {
  readonly path: Place;
  readonly answer: Answer;
  readonly there: Link;
  readonly back: Link;
  /** Opens the menu with the links on a small screen. */
  readonly menu?: string;
};
export type Link = { readonly link: string; readonly done: Sign };
export type Digest = {
  readonly path: Place;
  /** Chosen first. */
  readonly choose?: string;
  /** One for each text. */
  readonly fields: readonly string[];
  readonly done: Sign;
};

const COUNTER = '/string-tools/char-count';
const CASE = '/string-tools/case-converter';
const JSON_PAGE = '/code-tools/json-formatter';
const FIELD = 'main textarea';
const FIGURE = '#result p[class*="_value"]';
const OUTPUT = '#result [role=group]';

const counted = {
  texts: [
    { text: 'abc', shows: '3' },
    { text: 'abcdef', shows: '6' },
  ],
};
const COUNTER_ANSWER: Answer = { ...counted, field: FIELD, result: FIGURE };
const CASE_ANSWER: Answer = {
  field: FIELD,
  texts: [
    { text: 'abc', shows: 'ABC' },
    { text: 'abcdef', shows: 'ABCDEF' },
  ],
  result: OUTPUT,
};
const FLOOR_ANSWER: Answer = { ...counted, field: 'textarea', result: 'output' };
const REACT: View = { path: 'floor:/react', answer: FLOOR_ANSWER };
const PLAIN: Typing = { path: 'floor:/plain', answer: FLOOR_ANSWER };

/** Pages opened cold. */
export const VIEWS: readonly Pair<View>[] = [
  { name: 'home', ours: { path: '/' }, floor: REACT },
  { name: 'counter', ours: { path: COUNTER, answer: COUNTER_ANSWER }, floor: REACT },
  {
    name: 'JSON',
    ours: {
      path: JSON_PAGE,
      answer: {
        field: FIELD,
        texts: [
          { text: '{"probe":1}', shows: '"probe": 1' },
          { text: '{"probe":22}', shows: '"probe": 22' },
        ],
        result: OUTPUT,
      },
    },
    floor: REACT,
  },
];

/** Fields with a text of 10,000 characters. */
export const TYPINGS: readonly Pair<Typing>[] = [
  { name: 'counter', ours: { path: COUNTER, answer: COUNTER_ANSWER }, floor: PLAIN },
  { name: 'case', ours: { path: CASE, answer: CASE_ANSWER }, floor: PLAIN },
];

/** The heading has changed, and the field is there. */
const linkTo = (path: string, field: string): Link => ({
  link: `a[href="${path}"]:visible`,
  done: { selector: 'h1', with: field },
});

/** From a tool to another and back. */
export const MOVES: readonly Pair<Move>[] = [
  {
    name: 'tool to tool',
    ours: {
      path: CASE,
      answer: CASE_ANSWER,
      menu: 'header button[aria-haspopup]',
      there: linkTo(COUNTER, FIELD),
      back: linkTo(CASE, 'main input[type=radio]'),
    },
    floor: {
      path: 'floor:/react',
      answer: FLOOR_ANSWER,
      there: linkTo('#other', 'textarea'),
      back: linkTo('#floor', 'textarea'),
    },
  },
];

const heavy = (task: string, fields: number): Digest => ({
  path: `floor:/heavy#${task}`,
  fields: [1, 2].slice(0, fields).map((place) => `textarea:nth-of-type(${place})`),
  done: { selector: 'pre', includes: '' },
});
const shows = (selector: string, includes: string): Sign => ({ selector, includes });

/** Large texts, pasted. The texts are made when they are needed. */
export const DIGESTS: readonly (Pair<Digest> & { readonly texts: () => readonly string[] })[] = [
  ...[1, 10].map((megabytes) => ({
    name: `JSON ${megabytes} MB`,
    ours: { path: JSON_PAGE, fields: [FIELD], done: shows(OUTPUT, '"id": 0') },
    floor: { ...heavy('json', 1), done: shows('pre', '"id": 0') },
    texts: () => [jsonText(megabytes)],
  })),
  {
    name: 'diff 2 × 10,000 lines',
    ours: {
      path: '/string-tools/text-compare',
      fields: [1, 2].map((place) => `main [class*="_fields"] > :nth-child(${place}) textarea`),
      done: { selector: '#result [data-mark]', atLeast: 20 },
    },
    floor: { ...heavy('diff', 2), done: shows('pre', '+ 0') },
    texts: diffTexts,
  },
  {
    name: 'sort 100,000 lines',
    ours: {
      path: '/string-tools/text-sorter',
      choose: 'main label:has(input[value=newline])',
      fields: [FIELD],
      done: shows('#result', '000000'),
    },
    floor: { ...heavy('sort', 1), done: shows('pre', '000000') },
    texts: () => [sortText()],
  },
  {
    name: 'keywords in 1 MB',
    ours: {
      path: '/string-tools/keyword-extractor',
      fields: [FIELD],
      done: shows('#result [class*="_written"]', 'toolbox'),
    },
    floor: { ...heavy('keywords', 1), done: shows('pre', 'toolbox') },
    texts: () => [keywordText()],
  },
];
