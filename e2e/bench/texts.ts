const BYTES_PER_MEGABYTE = 1_000_000;
const LINES = 100_000;
const COMPARED_LINES = 10_000;
const CHANGED_EVERY = 20;

/**
 * A text of the given number of UTF-16 units, in lines as people write them. As a single paragraph, the browser would
 * break all of it again after a key at its start, which takes longer than everything that is to be compared.
 */
export function longText(units: number): string {
  const line = `${'도구상자는 글자를 사람이 세는 대로 the way a person counts 셉니다. '.repeat(2)}\n`;
  return line.repeat(Math.ceil(units / line.length)).slice(0, units);
}

/** A list of records of about the given size in megabytes. */
export function jsonText(megabytes: number): string {
  const records: string[] = [];
  for (let size = 0, id = 0; size < megabytes * BYTES_PER_MEGABYTE; id += 1) {
    const record = `{"id":${id},"name":"도구 ${id}","price":${id * 10}.50,"tags":["a","b"],"active":true}`;
    size += Buffer.byteLength(record) + 1;
    records.push(record);
  }
  return `[${records.join(',')}]`;
}

/** The same numbers in the same order in every run, distributed over the range. */
function shuffled(count: number): readonly number[] {
  const step = 48_271;
  return Array.from({ length: count }, (_, index) => (index * step) % count);
}

/** Lines in no order; the first of them when sorted has the number 000000. */
export function sortText(): string {
  return shuffled(LINES)
    .map((number) => `줄 ${String(number).padStart(6, '0')}`)
    .join('\n');
}

/** A megabyte of words; the most frequent is `toolbox`. */
export function keywordText(): string {
  return shuffled(BYTES_PER_MEGABYTE / 20)
    .map((number) => `낱말${number % 997} toolbox`)
    .join(' ');
}

/** Two texts of many lines, some of which differ. */
export function diffTexts(): readonly string[] {
  const left = Array.from({ length: COMPARED_LINES }, (_, index) => `${index} the quick brown fox ${index * 7919}`);
  const right = left.map((line, index) => (index % CHANGED_EVERY === 0 ? `${line} changed` : line));
  return [left.join('\n'), right.join('\n')];
}
