import { describe, expect, it } from 'vitest';
import { docComment } from './docComment.ts';
import { isChecked } from './exampleModule.ts';
import { PUBLISHED, readPackage } from './readPackage.ts';

describe.each(PUBLISHED.flatMap((name) => readPackage(name).entries))('$path', ({ comment, declarations }) => {
  it('says what it is for', () => expect(comment?.trim()).toBeTruthy());

  it('has a comment on every name', () => {
    const silent = declarations.filter((declaration) => docComment(declaration.comment ?? '').text === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('has an example of every function, with its result', () => {
    const functions = declarations.filter(({ kind }) => kind === 'function');
    const without = functions.filter(({ comment: text = '' }) => !docComment(text).examples.some(isChecked));
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
