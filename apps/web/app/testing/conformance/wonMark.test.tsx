import { act, fireEvent, screen } from '@testing-library/react';
import type { Language } from '@toolbox/i18n';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { discoverTools } from '../../registry/discoverTools.ts';
import { reachable } from '../importGraph.ts';
import { openTool, smokeOf } from '../openTool.tsx';
import { playExample } from '../playExample.ts';
import { LANGUAGES } from '../renderView.tsx';

const { tools } = await discoverTools();
/** Tools with amounts of money; those with a server have their own tests. */
const WITH_MONEY: readonly string[] = ['calculator', 'crypto'];
const calculators = tools.filter(({ network, category }) => network.length === 0 && WITH_MONEY.includes(category));

const MARKS: Readonly<Record<Language, RegExp>> = { ko: /\d원/u, en: /₩\d/u };
/** A mark separated from its digits, and the mark of the other language. */
const WRONG: Readonly<Record<Language, RegExp>> = {
  ko: /.{0,20}(?:\d\s+원(?![가-힣])|₩)/u,
  en: /.{0,20}(?:\d\s*won\b|원|₩\s)/u,
};

const written = vi.fn(async (_text: string) => undefined);

beforeEach(() => {
  written.mockClear();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
});

const marked = new Set<string>();

describe.each(LANGUAGES)('an amount of won in %s', (language) => {
  it.each(calculators.map(({ id }) => id))('is written in one way by %s, on the page and in its copy', async (id) => {
    const { translate, container } = await openTool(id, language);
    await playExample(translate, smokeOf(id));
    const copy = screen.queryAllByRole<HTMLButtonElement>('button', { name: translate('common:actions.copy') });
    for (const button of copy) fireEvent.click(button);
    await act(() => vi.dynamicImportSettled());
    const shown = [container.textContent, ...written.mock.calls.map(([text]) => text)].join('\n');
    if (MARKS[language].test(shown)) marked.add(`${id} ${language}`);
    expect(WRONG[language].exec(shown)?.[0]).toBeUndefined();
  });
});

it('stands in the results of every tool that formats won', () => {
  const money = calculators.filter(({ id }) => reachable(`tools/${id}/View.tsx`).has('i18n/useWon.ts'));
  expect(money).not.toEqual([]);
  const expected = money.flatMap(({ id }) => LANGUAGES.map((language) => `${id} ${language}`));
  expect([...marked]).toEqual(expect.arrayContaining(expected));
});
