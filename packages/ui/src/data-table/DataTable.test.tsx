import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { holdResizes } from '../testing/holdResizes.ts';
import { type Column, DataTable } from './DataTable.tsx';

type Trade = { readonly id: number; readonly symbol: string; readonly usd: string };
const COLUMNS: readonly Column<Trade>[] = [
  { id: 'symbol', header: 'Symbol', rowHeader: true, cell: (trade) => trade.symbol },
  { id: 'usd', header: 'USD', numeric: true, cell: (trade) => trade.usd },
];
const ROWS: readonly Trade[] = [{ id: 1, symbol: 'BTCUSDT', usd: '$ 1,900,310' }];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is a table named by its caption, with row and column headers', () => {
  render(<DataTable caption="Trades" columns={COLUMNS} rows={ROWS} rowKey={(trade) => trade.id} />);
  expect(screen.getByRole('table', { name: 'Trades' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Symbol', 'USD']);
  expect(screen.getByRole('rowheader').textContent).toBe('BTCUSDT');
  expect(screen.getByRole('cell').textContent).toBe('$ 1,900,310');
});

it('shows the placeholder if there are no rows', () => {
  render(<DataTable caption="Trades" columns={COLUMNS} rows={[]} rowKey={(trade) => trade.id} empty="None yet" />);
  expect(screen.getByRole('cell').textContent).toBe('None yet');
});

it.each([
  [400, null],
  [401, '0'],
])('a table of %d px in a place of 400 has the tab index %j', (width, tabIndex) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  const frame = holdResizes();
  render(<DataTable caption="Trades" columns={COLUMNS} rows={ROWS} rowKey={(trade) => trade.id} />);
  frame();
  expect(screen.getByRole('group', { name: 'Trades' }).getAttribute('tabindex')).toBe(tabIndex);
});
