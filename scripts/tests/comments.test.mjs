import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../boot.mjs';

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.css'];
/** Biome wraps code at this width, but no comments. */
const MAX_COLUMNS = 120;
const COMMENT = /(?:^[ \t]*)?\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gmu;
/** Unidiomatic wording that comments once contained; `prose.test.ts` of the messages has that of documents. */
const IDIOMS =
  /\b(?:anew|mend(?:s|ed|ing)?|for want of|in vain|let go|parted by|work(?:s|ed) out|floods of|need not|whoever|at one go|cannot stand|the least and the greatest|digits (?:after|before) the point|(?:is|are|not) told|tells? (?:of|what)|is a document|gives on)\b/iu;
const BRITISH =
  /\b(?:favourites?|behaviours?|neighbours?|centres?|(?:after|back|to)wards|labelled|cancelled|dialled|dependants?|(?:capital|normal|serial|synchron|minim|maxim|optim|emphas)is(?:es|ed|ing))\b/iu;

function sourcesWithComments() {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...SOURCES], { cwd: root, encoding: 'utf8' }).split('\0');
  const files = listed.filter((name) => name !== '' && existsSync(join(root, name)));
  return files.map((file) => ({ file, comments: readFileSync(join(root, file), 'utf8').match(COMMENT) ?? [] }));
}

it('comments are plain American English', () => {
  const comments = sourcesWithComments().flatMap(({ file, comments }) =>
    comments.flatMap((comment) => comment.split('\n').map((line) => `${file}: ${line.trim()}`)),
  );
  assert.ok(comments.length > 1000);
  assert.deepEqual(
    comments.filter((line) => IDIOMS.test(line) || BRITISH.test(line)),
    [],
  );
});

it('comments are as narrow as code', () => {
  const lines = sourcesWithComments().flatMap(({ file, comments }) =>
    comments.flatMap((comment) => comment.split('\n').map((line) => ({ file, line }))),
  );
  // A glob in a text may look like the beginning of a comment.
  const long = lines.filter(({ line }) => line.length > MAX_COLUMNS && /^\s*(?:\/|\*)/u.test(line));
  assert.deepEqual(
    long.map(({ file, line }) => `${file}: ${line.trim()}`),
    [],
  );
});
