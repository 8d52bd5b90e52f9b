import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of tests in backticks, with a part of the title of one of them or without. */
const REFERENCE = /^`([^`]+\.(?:test\.tsx?|spec\.ts))`(?:: (.+))?$/u;

/** The cells of the rows of all tables in a document, without the headers. */
export function rowsOf(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const isRule = (row = []) => row.length > 0 && row.every((cell) => /^-+$/u.test(cell));
  return rows.filter((row, at) => !isRule(row) && !isRule(rows[at + 1]));
}

/**
 * Fails unless every test that a cell refers to exists. References are separated by semicolons; what has no path is
 * the title of another test of the same file.
 *
 * @param folders the folders that the paths are relative to
 */
export function assertTestsExist(cell, folders) {
  let path = '';
  for (const reference of cell.split(';').map((one) => one.trim())) {
    const [, otherPath, title = ''] = REFERENCE.exec(reference) ?? [undefined, undefined, reference];
    path = otherPath ?? path;
    const file = folders.map((folder) => join(folder, path)).find((one) => path !== '' && existsSync(one));
    assert.ok(file !== undefined, `${path || reference} is not a file of tests`);
    assert.ok(readFileSync(file, 'utf8').includes(title), `${path} has no test with “${title}” in its name`);
  }
}
