import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MAX_WRAPPED_LINES } from '../virtual-lines/LineBox.tsx';
import { DiffPanel, type DiffRow } from './DiffPanel.tsx';
import { ScrollSync } from './ScrollSync.tsx';

const LABELS = { added: 'Added:', removed: 'Removed:', changed: 'Changed:' };
const panel = (rows: readonly DiffRow[], label = 'Left') => (
  <DiffPanel label={label} rows={rows} kindLabels={LABELS} emptyLineLabel="(empty line)" />
);
const marks = () => Array.from(document.querySelectorAll('[data-mark]'), (mark) => mark.getAttribute('data-mark'));
const numbers = () =>
  Array.from(document.querySelectorAll('[data-number]'), (cell) => cell.getAttribute('data-number'));

it('marks differences by sign, element and word, not only by color', () => {
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

it('keeps line numbers and marks out of the text', () => {
  render(panel([{ number: 10, kind: 'equal', text: 'const a' }]));
  expect(screen.getByRole('group', { name: 'Left' }).textContent).toBe('const a');
  expect(numbers()).toEqual(['10']);
});

it('labels an empty line, and leaves a row without a line blank', () => {
  render(
    panel([
      { number: 1, kind: 'changed', text: '' },
      { kind: 'empty', text: '' },
    ]),
  );
  expect(screen.getAllByText('(empty line)')).toHaveLength(1);
  expect(numbers()).toEqual(['1', ' ']);
});

it('truncates a very long line across its segments', () => {
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

it('prints all rows of a text of some hundred lines', () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ number: index + 1, kind: 'equal', text: 'x' }) as const);
  render(panel(rows));
  fireEvent(window, new Event('beforeprint'));
  expect(numbers().length).toBe(500);
});

it('scrolls both panels together, and a narrower one does not scroll the other back', () => {
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

it('renders the rows of a long text as they come into view', () => {
  const made: number[] = [];
  const slice = (first: number, end: number): readonly DiffRow[] =>
    Array.from({ length: end - first }, (_, offset) => {
      made.push(first + offset);
      return { number: first + offset + 1, kind: 'equal', text: `line ${first + offset + 1}` };
    });
  render(<DiffPanel label="Left" rows={{ length: 1_000_000, slice }} kindLabels={LABELS} />);
  expect(screen.getByText('line 1')).toBeTruthy();
  expect(made.length).toBeLessThan(200);
  expect(numbers()[0]).toBe('      1');
});

it('highlights the revealed row', () => {
  const rows = ['one', 'two'].map((text, index) => ({ number: index + 1, kind: 'changed', text }) as const);
  const { rerender } = render(<DiffPanel label="Left" rows={rows} kindLabels={LABELS} />);
  const current = () => document.querySelector('[aria-current]')?.textContent;
  expect(current()).toBeUndefined();
  rerender(<DiffPanel label="Left" rows={rows} kindLabels={LABELS} reveal={1} />);
  expect(current()).toContain('two');
});

describe('running text', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ number: index + 1, kind: 'equal', text: 'x' }) as const);
  const rendered = (name: string) => screen.getByRole('group', { name }).querySelectorAll('[data-number]').length;

  it('is rendered whole up to the limit and virtualized beyond it', () => {
    render(<DiffPanel wrap label="Whole" rows={rows(MAX_WRAPPED_LINES)} kindLabels={LABELS} />);
    render(<DiffPanel wrap label="Window" rows={rows(MAX_WRAPPED_LINES + 1)} kindLabels={LABELS} />);
    expect(rendered('Whole')).toBe(MAX_WRAPPED_LINES);
    expect(rendered('Window')).toBeLessThan(200);
  });

  it('scrolls a row to the middle of the view', () => {
    const { rerender } = render(<DiffPanel wrap label="Left" rows={rows(3)} kindLabels={LABELS} />);
    const scroller = screen.getByRole('group', { name: 'Left' });
    const row = scroller.children[2];
    Object.defineProperty(scroller, 'clientHeight', { value: 100 });
    for (const [name, value] of Object.entries({ offsetTop: 300, offsetHeight: 20 })) {
      Object.defineProperty(row, name, { value });
    }
    rerender(<DiffPanel wrap label="Left" rows={rows(3)} kindLabels={LABELS} reveal={2} />);
    expect(scroller.scrollTop).toBe(260);
  });

  it('stays aligned: each row is as high as its counterpart', () => {
    const heights: Readonly<Record<string, number>> = { 'one line': 20, 'three lines': 60 };
    const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return DOMRect.fromRect({ height: heights[this.textContent ?? ''] ?? 20 });
    });
    const text = (first: string, second: string) => [
      { number: 1, kind: 'equal', text: first } as const,
      { number: 2, kind: 'equal', text: second } as const,
    ];
    render(
      <ScrollSync>
        <DiffPanel wrap label="Left" rows={text('one line', 'one line')} kindLabels={LABELS} />
        <DiffPanel wrap label="Right" rows={text('three lines', 'one line')} kindLabels={LABELS} />
      </ScrollSync>,
    );
    measure.mockRestore();
    const set = (name: string) =>
      Array.from(screen.getByRole('group', { name }).children, (row) =>
        row instanceof HTMLElement ? row.style.getPropertyValue('min-block-size') : '',
      );
    expect(set('Left')).toEqual(['60px', '']);
    expect(set('Right')).toEqual(['', '']);
  });
});
