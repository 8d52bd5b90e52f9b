import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../testing/renderView.tsx';
import { openJson } from '../testing/openJson.tsx';

describe.each(LANGUAGES)('the repair of a JSON text in %s', (language) => {
  async function openRepair(text: string) {
    const view = await openJson(language);
    view.type(text);
    fireEvent.click(view.button('format'));
    fireEvent.click(await screen.findByRole('button', { name: view.late('repair.ask') }));
    await act(() => vi.dynamicImportSettled());
    return view;
  }

  it('shows every line that it changes before it changes any, and then puts it into the field', async () => {
    const text = "{\n  'a': 12345678901234567890,\n  b: 1.10,\n}";
    const { field, output, late } = await openRepair(text);
    expect(field().value).toBe(text);
    const table = await screen.findByRole('table', { name: late('repair.changes') });
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) => Array.from(row.children, ({ textContent }) => textContent));
    expect(cells).toEqual([
      ['2', "  'a': 12345678901234567890,", '  "a": 12345678901234567890,'],
      ['3', '  b: 1.10,', '  "b": 1.10'],
    ]);
    expect(Array.from(table.querySelectorAll('del'), ({ textContent }) => textContent)).toContain(',');
    expect(screen.getAllByText(late('repair.found', { lines: 2 })).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: late('repair.take') }));
    expect(field().value).toBe('{\n  "a": 12345678901234567890,\n  "b": 1.10\n}');
    expect(document.activeElement).toBe(field());
    expect((await output()).textContent).toContain('12345678901234567890');
  });

  it('says where nothing likely was found', async () => {
    const { late } = await openRepair('hello world');
    expect((await screen.findAllByText(late('repair.none'))).length).toBeGreaterThan(0);
  });

  it.each(['[object Object]', '{id: 1, tags: Array(2)}', "[ 'a', ... 98 more items ]"])(
    'says that the content of %s is not in it',
    async (text) => {
      const { late } = await openRepair(text);
      expect((await screen.findAllByText(late('repair.collapsed'))).length).toBeGreaterThan(0);
    },
  );

  it('says that a long text was only searched for common faults', async () => {
    const { late } = await openRepair(`["${'x'.repeat(110_000)}", "a"b]`);
    expect((await screen.findAllByText(late('repair.tooLong'))).length).toBeGreaterThan(0);
  });

  it('shortens a long line around its changes', async () => {
    const long = JSON.stringify({ text: 'x'.repeat(500) });
    const { late } = await openRepair(`${long.slice(0, -1)},}`);
    const table = await screen.findByRole('table', { name: late('repair.changes') });
    const [, before = ''] = Array.from(
      within(table).getAllByRole('row')[1]?.children ?? [],
      (cell) => cell.textContent,
    );
    expect(before.length).toBeLessThan(80);
    expect(before.startsWith('…')).toBe(true);
  });

  it.each([
    ['{"a":1,}', '{"a":1,}', '{"a":1}'],
    ['{"a":"b}', '{"a":"b}', '{"a":"b"}'],
    ['{"a":1 "b":2}', '{"a":1 "b":2}', '{"a":1, "b":2}'],
  ])('shows the line itself where it only loses or gains a mark: %s', async (text, before, after) => {
    const { late } = await openRepair(text);
    const table = await screen.findByRole('table', { name: late('repair.changes') });
    const [row] = within(table).getAllByRole('row').slice(1);
    expect(Array.from(row?.children ?? [], (cell) => cell.textContent)).toEqual(['1', before, after]);
  });

  it('counts the lines that it does not show', async () => {
    const { late } = await openRepair(`[${Array.from({ length: 30 }, (_, index) => `\n'${index}'`).join(',')}\n]`);
    expect(await screen.findByText(late('repair.limited', { max: 20 }))).toBeTruthy();
    expect(screen.getAllByText(late('repair.found', { lines: 30 })).length).toBeGreaterThan(0);
  });

  it('forgets the repair of a text that was changed', async () => {
    const { type, late } = await openRepair('[1,]');
    await screen.findByRole('table', { name: late('repair.changes') });
    type('[1,2,]');
    expect(screen.queryByRole('table', { name: late('repair.changes') })).toBeNull();
  });
});
