import type { HeavyWork } from './measure.ts';
import type { Answer } from './probe.ts';

type ViewRow = { readonly name: string; readonly path: string; readonly answer?: Answer };
type TypingRow = { readonly name: string; readonly path: string; readonly field: string };
type HeavyRow = { readonly name: string; readonly path: string; readonly work: () => HeavyWork };

const BYTES_PER_MEGABYTE = 1_000_000;
const RESULT = '#result';
/** The one main button of a card. */
const PRIMARY = 'main button[class*="primary"]';

/** Pages opened cold. `floor` is the page that does nothing else. */
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
  const file = { name: `${megabytes}.json`, text };
  return { file, result: RESULT, shows: '"id": 0', ...(press !== undefined && { press }) };
}

/** Large files and what is made of them. */
export const HEAVY_ROWS: readonly HeavyRow[] = [
  { name: 'JSON 1 MB, floor', path: 'floor', work: () => jsonWork(1) },
  { name: 'JSON 1 MB', path: '/code-tools/json-formatter', work: () => jsonWork(1, PRIMARY) },
  { name: 'JSON 10 MB, floor', path: 'floor', work: () => jsonWork(10) },
  { name: 'JSON 10 MB', path: '/code-tools/json-formatter', work: () => jsonWork(10, PRIMARY) },
];
