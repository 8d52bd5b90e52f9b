import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { openCompare, prepareCompare } from './testing/comparePage.tsx';

prepareCompare();

describe.each(LANGUAGES)('lines that look the same in %s', (language) => {
  async function open(left: string, right: string) {
    await import('../../parts/compare-form/HiddenCharacters.tsx');
    const page = await openCompare(language);
    const late = (key: string, values?: Readonly<Record<string, string | number>>) =>
      page.translate(`text-compare/late:hidden.${key}`, values);
    const item = (side: 'left' | 'right', line: number, what: string) =>
      late('place', { side: page.message(side), line, what });
    await page.compare(left, right);
    return { ...page, late, item };
  }

  it('names the characters by which they differ', async () => {
    const { item, late } = await open('A b\nc\ne f', '\u0410 b\nc\u200b\ne\u00a0f');
    expect(await screen.findByText(late('title'))).toBeTruthy();
    const named = (name: string, code: string) => late('character', { name: late(`names.${name}`), code });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        item('right', 1, late('lookalike', { like: 'A', code: 'U+0410' })),
        item('right', 2, named('u200B', 'U+200B')),
        item('right', 3, named('u00A0', 'U+00A0')),
      ]),
    );
  });

  it('calls a character without a name by its kind, and leaves out blanks that are ignored', async () => {
    const { align, ignore, item, late } = await open('a\nb', 'a\u2061\nb ');
    const what = late('character', { name: late('kinds.invisible'), code: 'U+2061' });
    expect(await screen.findByText(item('right', 1, what))).toBeTruthy();
    const trailing = item('right', 2, late('trailing', { name: late('names.u0020'), code: 'U+0020' }));
    expect(screen.getByText(trailing)).toBeTruthy();
    align();
    ignore('ignoreWhitespace');
    expect(screen.queryByText(trailing)).toBeNull();
    expect(screen.getByText(item('right', 1, what))).toBeTruthy();
  });

  it('leaves out what counts as white space, and no character that only looks like it', async () => {
    const { align, ignore, item, late } = await open('ab\na b\nab', '\ufeffab\na\u2800b\na\u2028b');
    const named = (name: string, code: string) => late('character', { name: late(`names.${name}`), code });
    const mark = item('right', 1, named('uFEFF', 'U+FEFF'));
    expect(await screen.findByText(mark)).toBeTruthy();
    align();
    ignore('ignoreWhitespace');
    expect(screen.queryByText(mark)).toBeNull();
    expect(screen.queryByText(item('right', 3, named('u2028', 'U+2028')))).toBeNull();
    expect(screen.getByText(item('right', 2, named('u2800', 'U+2800')))).toBeTruthy();
  });

  it('says nothing about lines that look different', async () => {
    const { late } = await open('a', 'b');
    expect(screen.queryByText(late('title'))).toBeNull();
  });
});
