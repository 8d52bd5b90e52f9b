import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DiffPanel, type DiffRow } from './DiffPanel.tsx';
import { ScrollSync } from './ScrollSync.tsx';

const LABELS = { added: 'Added:', removed: 'Removed:', changed: 'Changed:' };
const panel = (rows: readonly DiffRow[], label = 'Left') => (
  <DiffPanel label={label} rows={rows} kindLabels={LABELS} emptyLineLabel="(empty line)" />
);
const marks = () => Array.from(document.querySelectorAll('[data-mark]'), (mark) => mark.getAttribute('data-mark'));
const numbers = () =>
  Array.from(document.querySelectorAll('[data-number]'), (cell) => cell.getAttribute('data-number'));

it('tells differences by mark, element and word, not by colour alone', () => {
  render(
    panel([
      { number: 9, kind: 'equal', text: 'same' },
      { number: 10, kind: 'added', text: 'new' },
      { number: 11, kind: 'removed', text: 'old' },
      {
        number: 12,
        kind: 'changed',
        segments: [
          { text: 'one ', kind: 'equal' },
          { text: 'two', kind: 'removed' },
          { text: 'three', kind: 'added' },
        ],
      },
    ]),
  );
  expect(marks()).toEqual([' ', '+', '−', '~']);
  expect(Array.from(document.querySelectorAll('ins'), (part) => part.textContent)).toEqual(['new', 'three']);
  expect(Array.from(document.querySelectorAll('del'), (part) => part.textContent)).toEqual(['old', 'two']);
  expect(screen.getByText('Changed:')).toBeTruthy();
});

it('keeps numbers and marks out of the text', () => {
  render(panel([{ number: 10, kind: 'equal', text: 'const a' }]));
  expect(screen.getByRole('group', { name: 'Left' }).textContent).toBe('const a');
  expect(numbers()).toEqual(['10']);
});

it('shows an empty line as such, and a row without a line as nothing', () => {
  render(
    panel([
      { number: 1, kind: 'changed', text: '' },
      { kind: 'empty', text: '' },
    ]),
  );
  expect(screen.getAllByText('(empty line)')).toHaveLength(1);
  expect(numbers()).toEqual(['1', ' ']);
});

it('cuts a very long line for showing, across its segments', () => {
  const segments = [
    { text: 'x'.repeat(9_999), kind: 'equal' },
    { text: 'yz', kind: 'added' },
  ] as const;
  render(
    <DiffPanel label="Left" rows={[{ number: 1, kind: 'changed', segments }]} kindLabels={LABELS} moreLabel={String} />,
  );
  expect(document.querySelector('ins')?.textContent).toBe('y');
  expect(screen.getByText('… 1')).toBeTruthy();
});

it('renders few of many rows', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ number: index + 1, kind: 'equal', text: 'x' }) as const);
  render(panel(rows));
  expect(numbers().length).toBeLessThan(100);
});

it('panels scroll together, and a narrower one leads nobody back', () => {
  const rows = [{ number: 1, kind: 'equal', text: 'x' }] as const;
  render(
    <ScrollSync>
      {panel(rows, 'Left')}
      {panel(rows, 'Right')}
    </ScrollSync>,
  );
  const left = screen.getByRole('group', { name: 'Left' });
  const right = screen.getByRole('group', { name: 'Right' });
  Object.defineProperty(right, 'scrollLeft', { get: () => 20, set: () => undefined });
  left.scrollTop = 100;
  left.scrollLeft = 300;
  fireEvent.scroll(left);
  expect(right.scrollTop).toBe(100);
  fireEvent.scroll(right);
  expect(left.scrollLeft).toBe(300);
});
