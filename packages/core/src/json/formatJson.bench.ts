import { test } from 'vitest';
import { indexLines } from '../text/index.ts';
import { formatJson } from './formatJson.ts';
import { reportJsonLoss } from './losses/reportJsonLoss.ts';

/** Records as an API would send them, of about the given size in bytes. */
function makeDocument(bytes: number): string {
  const records: string[] = [];
  for (let id = 0, length = 0; length < bytes; id++) {
    const record = { id, key: `k-${id * 7919}`, active: id % 3 === 0, balance: id * 1.37, tags: ['a', 'bb', '가나다'] };
    const text = JSON.stringify({ ...record, place: { lat: 37.5 + id / 1e6, lng: 127 }, note: `a longer text ${id}` });
    records.push(text);
    length += text.length + 1;
  }
  return `[${records.join()}]`;
}

for (const [name, bytes] of [
  ['1 MB', 1_000_000],
  ['10 MB', 10_000_000],
] as const) {
  const text = makeDocument(bytes);
  const pretty = JSON.stringify(JSON.parse(text), null, 2);
  test(name, { timeout: 120_000 }, async ({ bench }) => {
    await bench.compare(
      bench('formatJson', () => void formatJson(text)),
      bench('formatJson, already formatted', () => void formatJson(pretty)),
      bench('formatJson, sorted', () => void formatJson(text, { sortKeys: true })),
      bench('formatJson, minified', () => void formatJson(pretty, { indent: 0 })),
      bench('reportJsonLoss', () => void reportJsonLoss(text)),
      bench('indexLines', () => void indexLines(pretty)),
      bench('JSON.parse and JSON.stringify', () => void JSON.stringify(JSON.parse(text), null, 2)),
      { iterations: 10 },
    );
  });
}
