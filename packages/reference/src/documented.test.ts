import { describe, expect, it } from 'vitest';
import { docComment } from './docComment.ts';
import { isChecked } from './exampleModule.ts';
import { namedTypes } from './namedTypes.ts';
import { parameterNames, UNNAMED } from './parameterNames.ts';
import { PUBLISHED, readPackage, WITH_EXAMPLES } from './readPackage.ts';

const packages = PUBLISHED.map(readPackage);
/** What the language itself has, and TypeScript's own. */
const GIVEN =
  /^(?:Readonly|Record|Pick|Omit|Partial|ReadonlyMap|ReadonlySet|Set|Map|Exclude|Extract|Iterable|Generator|Promise|Error|ErrorOptions|AbortSignal|WebSocket|URL|PropertyKey|RegExp|Uint(?:8|16|32)Array|Int32Array|Intl)$/u;
/** A name or a file after "see", which a reader of the reference looks up there. */
const REFERENCE = /\bsee\s+(?:\*\s+)?`([\w.]+)`/giu;
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

  // An object that is taken apart in the signature has no name there.
  it('describes parameters by the names they have', () => {
    const own = parameterNames(declarations);
    const strange = declarations.flatMap(({ name, kind, comment: text = '' }) =>
      kind === 'function'
        ? docComment(text)
            .parameters.map((parameter) => parameter.name.replace(/\..*$/u, ''))
            .filter((parameter) => !own.get(name)?.some((named) => named === parameter || named === UNNAMED))
            .map((parameter) => `${name}: ${parameter}`)
        : [],
    );
    expect(strange).toEqual([]);
  });

  it('links to no name that cannot be imported', () => {
    const links = declarations.flatMap(({ name, comment: text = '' }) =>
      Array.from(text.matchAll(/\{@link[\s*]+(\w+)/gu), ([, link = '']) => ({ name, link })),
    );
    expect(links.filter(({ link }) => !names.has(link))).toEqual([]);
  });

  it('refers to no name that a reader cannot look up', () => {
    const references = declarations.flatMap(({ name, text, comment = '' }) =>
      Array.from(`${comment}\n${text}`.matchAll(REFERENCE), ([, reference = '']) => ({ name, reference })),
    );
    expect(references.filter(({ reference }) => !names.has(reference.replace(/\..*/u, '')))).toEqual([]);
  });

  it('names no type that cannot be imported', () => {
    const missing = declarations.flatMap((declaration) =>
      namedTypes(declaration).filter((name) => !names.has(name) && !GIVEN.test(name)),
    );
    expect(missing).toEqual([]);
  });
});
