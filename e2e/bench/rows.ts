import { say } from '../site/words.ts';
import type { HeavyWork } from './measure.ts';
import type { Answer } from './probe.ts';

type ViewRow = { readonly name: string; readonly path: string; readonly answer?: Answer };
type TypingRow = { readonly name: string; readonly path: string; readonly field: string };
type HeavyRow = { readonly name: string; readonly path: string; readonly work: () => HeavyWork };

const BYTES_PER_MEGABYTE = 1_000_000;
const RESULT = '#result';
/** The one main button of a card. */
const PRIMARY = 'main button[class*="primary"]';

/** Pages opened cold. `floor` is the minimal page. */
export const VIEW_ROWS: readonly ViewRow[] = [
  { name: 'floor', path: 'floor', answer: { field: 'textarea', text: '가나다', result: RESULT } },
  { name: 'home', path: '/' },
  {
    name: 'character counter',
    path: '/string-tools/char-count',
    answer: { field: 'main textarea', text: '가나다', result: RESULT },
  },
  {
    name: 'JSON formatter',
    path: '/code-tools/json-formatter',
    answer: { field: 'main textarea', text: '{"a":1}', press: PRIMARY, result: RESULT },
  },
  {
    name: 'VAT calculator',
    path: '/calculator-tools/vat-calculator',
    answer: { field: 'main input[inputmode]', text: '10000', result: RESULT },
  },
];

/** Fields a text of 10,000 characters is typed into. */
export const TYPING_ROWS: readonly TypingRow[] = [
  { name: 'floor', path: 'floor', field: 'textarea' },
  { name: 'character counter', path: '/string-tools/char-count', field: 'main textarea' },
  { name: 'case converter', path: '/string-tools/case-converter', field: 'main textarea' },
  { name: 'ASCII converter', path: '/string-tools/ascii-converter', field: 'main textarea' },
  { name: 'keyword extractor', path: '/string-tools/keyword-extractor', field: 'main textarea' },
  { name: 'text sorter', path: '/string-tools/text-sorter', field: 'main textarea' },
];

/** A list of records of about so many bytes, with a mark in the last one. */
function jsonOf(bytes: number): string {
  const records: string[] = [];
  for (let size = 0, id = 0; size < bytes; id += 1) {
    const record = `{"id":${id},"name":"도구 ${id}","price":${id * 10}.50,"tags":["a","b"],"active":true}`;
    size += Buffer.byteLength(record) + 1;
    records.push(record);
  }
  return `[${records.join(',')}]`;
}

function jsonWork(megabytes: number, press?: string): HeavyWork {
  const text = jsonOf(megabytes * BYTES_PER_MEGABYTE);
  const files = [{ name: `${megabytes}.json`, text }];
  return { files, result: RESULT, shows: '"id": 0', ...(press !== undefined && { press }) };
}

/** The same numbers in the same order in every run, distributed over the range. */
function shuffled(count: number): readonly number[] {
  const step = 48_271;
  return Array.from({ length: count }, (_, index) => (index * step) % count);
}

const LINES = 100_000;
const COMPARED_LINES = 10_000;
const CHANGED_EVERY = 50;

function sortWork(): HeavyWork {
  const text = shuffled(LINES)
    .map((number) => `줄 ${String(number).padStart(6, '0')}`)
    .join('\n');
  const choose = `label:has-text("${say('ko', 'text-sorter:delimiters.newline')}")`;
  return { choose, files: [{ name: 'lines.txt', text }], result: RESULT, shows: '줄 000000' };
}

function keywordWork(): HeavyWork {
  const words = shuffled(BYTES_PER_MEGABYTE / 20).map((number) => `낱말${number % 997} toolbox`);
  return { files: [{ name: 'text.txt', text: words.join(' ') }], result: RESULT, shows: 'toolbox' };
}

function diffWork(): HeavyWork {
  const line = (index: number) => `${index}번째 줄의 내용은 길지도 짧지도 않아요`;
  const left = Array.from({ length: COMPARED_LINES }, (_, index) => line(index));
  const right = left.map((text, index) => (index % CHANGED_EVERY === 0 ? `${text}. 바뀐 줄` : text));
  const files = [left, right].map((lines, side) => ({ name: `${side}.txt`, text: lines.join('\n') }));
  return { files, press: PRIMARY, result: 'main', shows: '바뀐 줄' };
}

/** Large files and how they are processed. */
export const HEAVY_ROWS: readonly HeavyRow[] = [
  { name: 'JSON 1 MB, floor', path: 'floor', work: () => jsonWork(1) },
  { name: 'JSON 1 MB', path: '/code-tools/json-formatter', work: () => jsonWork(1, PRIMARY) },
  { name: 'JSON 10 MB, floor', path: 'floor', work: () => jsonWork(10) },
  { name: 'JSON 10 MB', path: '/code-tools/json-formatter', work: () => jsonWork(10, PRIMARY) },
  { name: 'sort 100,000 lines', path: '/string-tools/text-sorter', work: sortWork },
  { name: 'keywords in 1 MB', path: '/string-tools/keyword-extractor', work: keywordWork },
  { name: 'diff 2 × 10,000 lines', path: '/string-tools/text-compare', work: diffWork },
];
