import { describe, expect, it } from 'vitest';
import { docComment } from './docComment.ts';
import { isChecked } from './exampleModule.ts';
import { namedTypes } from './namedTypes.ts';
import { PUBLISHED, readPackage, WITH_EXAMPLES } from './readPackage.ts';

const packages = PUBLISHED.map(readPackage);
/** What the language itself has, and TypeScript's own. */
const GIVEN =
  /^(?:Readonly|Record|Pick|Omit|Partial|ReadonlyMap|ReadonlySet|Set|Map|Exclude|Extract|Iterable|Generator|Promise|Error|ErrorOptions|AbortSignal|WebSocket|URL|PropertyKey|Uint(?:8|16|32)Array|Int32Array|Intl)$/u;
const names = new Set(
  packages.flatMap(({ entries }) => entries).flatMap(({ declarations }) => declarations.map(({ name }) => name)),
);

const entries = packages.flatMap(({ name, entries: own }) => own.map((entry) => ({ ...entry, published: name })));

describe.each(entries)('$path', ({ published, comment, declarations }) => {
  it('says what it is for', () => expect(comment?.trim()).toBeTruthy());

  it('has a comment on every name', () => {
    const silent = declarations.filter((declaration) => docComment(declaration.comment ?? '').text === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  if (WITH_EXAMPLES.includes(published)) {
    it('has an example of every function, with its result', () => {
      const functions = declarations.filter(({ kind }) => kind === 'function');
      const without = functions.filter(({ comment: text = '' }) => !docComment(text).examples.some(isChecked));
      expect(without.map(({ name }) => name)).toEqual([]);
    });
  }

  it('names no type that cannot be imported', () => {
    const missing = declarations.flatMap((declaration) =>
      namedTypes(declaration).filter((name) => !names.has(name) && !GIVEN.test(name)),
    );
    expect(missing).toEqual([]);
  });
});
