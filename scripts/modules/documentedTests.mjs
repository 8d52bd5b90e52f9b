import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of tests in backticks, with a part of the title of one of them. */
const REFERENCE = /^`([^`]+\.(?:test\.tsx?|spec\.ts))`(?:: (.+))?$/u;
/** A line that can have no title of a test. */
const IMPORT_OR_COMMENT = /^\s*(?:import\b|\/[/*]|\*)/u;

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
 * Fails unless every test that a cell refers to exists. References are separated by semicolons and have a title; what
 * has no path is the title of another test of the same file.
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
    assert.ok(title !== '', `${path} lacks the title of a test`);
    const lines = readFileSync(file, 'utf8').split('\n');
    const isTitle = (line) => line.includes(title) && !IMPORT_OR_COMMENT.test(line);
    assert.ok(lines.some(isTitle), `${path} has no test with “${title}” in its name`);
  }
}
