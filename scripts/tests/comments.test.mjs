import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { repositoryFiles } from '../modules/repositoryFiles.mjs';
import { root } from '../modules/root.mjs';

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.jsx', '*.css'];
const TESTS = ['*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts', '*.system.ts'];
/** Biome wraps code at this width, but no comments. */
const MAX_COLUMNS = 120;
const COMMENT = /(?:^[ \t]*)?\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gmu;
/** A comment, and not what follows a glob in a text, which may look like the beginning of one. */
const MARKER = /^\s*(?:\/|\*)|\/\*\*? /u;
/** The title of a test or of a group of tests. */
const TITLE = /(?:\b(?:it|describe|\w*[tT]est|testTools)(?:\.\w+)*|[\])`])\(\s*(['"`])((?:(?!\1|\n).)+)\1/gu;
/** Unidiomatic wording that was replaced before; `prose.test.ts` of the messages has that of documents. */
const IDIOMS =
  /\b(?:anew|mend(?:s|ed|ing)?|for want of|in vain|let go|parted by|work(?:s|ed) out|floods of|need not|whoever|at one go|cannot stand|the least and the greatest|digits (?:after|before) the point|(?:is|are|not) told|tells? (?:of|what)|is a document|gives on)\b/iu;
/** Terms of the field that were written otherwise before. Names of tests may keep them. */
const TERMS =
  /\b(?:white space|(?:lower|upper)[ -]case|typing errors?|mail (?:address(?:es)?|programs?|links?)|telephones?|switched (?:\w+ ){0,3}off|(?:main|test) networks?|(?<!there |\* )(?:is|are|was|were) none(?! (?:of|in)\b)|(?<!there |\* |\/ )(?:is|are|was|were) no (?!longer\b|more\b|reason\b|remedy\b|help\b|room\b)\w+)\b/iu;
/** Names in code, which published functions cannot change. */
const NAMES = /`[^`]*`|@param \w+|\{@link \w+\}/gu;
const BRITISH =
  /\b(?:(?:centi|milli|kilo)?metres?|colours?|grey(?:ed|s)?|favourites?|behaviours?|neighbours?|centres?|(?:after|back|to)wards|labelled|cancelled|dialled|dependants?|(?:capital|normal|serial|synchron|minim|maxim|optim|emphas)is(?:es|ed|ing))\b/iu;

function readSources(...patterns) {
  return repositoryFiles(...patterns).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

function commentLines() {
  return readSources(...SOURCES).flatMap(({ file, text }) =>
    (text.match(COMMENT) ?? []).flatMap((comment) => comment.split('\n').map((line) => ({ file, line }))),
  );
}

function testTitles() {
  return readSources(...TESTS).flatMap(({ file, text }) =>
    [...text.matchAll(TITLE)].map(([, , line]) => ({ file, line })),
  );
}

for (const [what, read] of [
  ['comments', commentLines],
  ['titles of tests', testTitles],
]) {
  it(`${what} are plain American English`, () => {
    const lines = read();
    assert.ok(lines.length > 1000);
    const wrong = lines.filter(({ line }) => IDIOMS.test(line) || BRITISH.test(line.replaceAll(NAMES, '')));
    assert.deepEqual(
      wrong.map(({ file, line }) => `${file}: ${line.trim()}`),
      [],
    );
  });
}
it('comments use the terms of the field', () => {
  const wrong = commentLines().filter(({ line }) => MARKER.test(line) && TERMS.test(line.replaceAll(NAMES, '')));
  assert.deepEqual(
    wrong.map(({ file, line }) => `${file}: ${line.trim()}`),
    [],
  );
});
it('comments are as narrow as code', () => {
  const long = commentLines().filter(({ line }) => line.length > MAX_COLUMNS && MARKER.test(line));
  assert.deepEqual(
    long.map(({ file, line }) => `${file}: ${line.trim()}`),
    [],
  );
});
