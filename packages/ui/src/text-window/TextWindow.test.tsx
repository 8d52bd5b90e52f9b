import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextDocument } from '../text-document/TextDocument.tsx';
import { MAX_WRAPPED_LINES } from '../virtual-lines/LineBox.tsx';
import { MAX_PRINTED_LINES } from '../virtual-lines/useVirtualLines.ts';
import { TextWindow } from './TextWindow.tsx';

const lineAt = (index: number) => `line ${index + 1}`;
/** Without layout, lines count as 22 px high and the viewport as 480 px. */
const LINE_PX = 22;

it('shows a text of a million lines with few elements', () => {
  render(<TextWindow label="Sorted" lineCount={1_000_000} lineAt={lineAt} />);
  const view = screen.getByRole('group', { name: 'Sorted' });
  expect(view.tabIndex).toBe(0);
  expect(view.textContent).toContain('line 1line 2');
  expect(view.querySelectorAll('*').length).toBeLessThan(300);
});

it('renders the lines at the scroll position', () => {
  render(<TextWindow label="Sorted" lineCount={100_000} lineAt={lineAt} />);
  const view = screen.getByRole('group', { name: 'Sorted' });
  view.scrollTop = 50_000 * LINE_PX;
  fireEvent.scroll(view);
  expect(screen.getByText('line 50001')).toBeTruthy();
  expect(screen.queryByText('line 1')).toBeNull();
});

it('scrolls by keyboard to both ends and ignores keys of an input method', () => {
  render(<TextWindow label="Sorted" lineCount={5_000_000} lineAt={lineAt} />);
  const view = screen.getByRole('group', { name: 'Sorted' });
  fireEvent.keyDown(view, { key: 'End', isComposing: true });
  expect(screen.getByText('line 1')).toBeTruthy();
  fireEvent.keyDown(view, { key: 'End' });
  expect(screen.getByText('line 5000000')).toBeTruthy();
  fireEvent.keyDown(view, { key: 'Home' });
  expect(screen.getByText('line 1')).toBeTruthy();
  for (let press = 0; press < 40; press += 1) fireEvent.keyDown(view, { key: 'ArrowDown' });
  // 40 lines down, the overscan above the viewport still contains line 29.
  expect(screen.queryByText('line 28')).toBeNull();
  expect(screen.getByText('line 29')).toBeTruthy();
});

it('scrolls a line into view on request', () => {
  const { rerender } = render(<TextWindow label="Text" lineCount={100_000} lineAt={lineAt} />);
  rerender(<TextWindow label="Text" lineCount={100_000} lineAt={lineAt} reveal={77_776} />);
  expect(screen.getByText('line 77777')).toBeTruthy();
});

it('states how much of a very long line is omitted', () => {
  render(
    <TextWindow
      label="Text"
      lineCount={1}
      lineAt={() => 'x'.repeat(12_345)}
      moreLabel={(n) => `${n} characters more`}
    />,
  );
  expect(screen.getByText('… 2345 characters more')).toBeTruthy();
});

it('is printed from its first line, wherever it is scrolled to', () => {
  render(<TextWindow label="Sorted" lineCount={MAX_PRINTED_LINES} lineAt={lineAt} />);
  const view = screen.getByRole('group', { name: 'Sorted' });
  fireEvent.keyDown(view, { key: 'End' });
  const shown = view.textContent;
  fireEvent(window, new Event('beforeprint'));
  expect(view.querySelectorAll('[data-number]').length).toBe(MAX_PRINTED_LINES);
  expect(view.textContent).not.toContain('…');
  fireEvent(window, new Event('afterprint'));
  expect(view.textContent).toBe(shown);
});

it(`is printed up to line ${MAX_PRINTED_LINES}, and says so`, () => {
  const cutLabel = (printed: number, total: number) => `${printed} of ${total}`;
  render(<TextWindow label="Sorted" lineCount={1_000_000} lineAt={lineAt} cutLabel={cutLabel} />);
  const view = screen.getByRole('group', { name: 'Sorted' });
  fireEvent(window, new Event('beforeprint'));
  expect(view.querySelectorAll('[data-number]').length).toBe(MAX_PRINTED_LINES);
  expect(view.lastElementChild?.textContent).toBe('… 2000 of 1000000');
  fireEvent(window, new Event('afterprint'));
  expect(view.textContent).not.toContain('…');
});

it('updates when the text becomes shorter', () => {
  const { rerender } = render(<TextWindow label="Text" lineCount={100_000} lineAt={lineAt} reveal={99_999} />);
  rerender(<TextWindow label="Text" lineCount={2} lineAt={lineAt} reveal={99_999} />);
  const view = screen.getByRole('group', { name: 'Text' });
  view.scrollTop = 0;
  fireEvent.scroll(view);
  expect(view.textContent).toBe('line 1line 2');
});

it(`wraps up to ${MAX_WRAPPED_LINES} lines, all of them rendered`, () => {
  const { rerender } = render(<TextWindow label="Text" wrap lineCount={MAX_WRAPPED_LINES} lineAt={lineAt} />);
  expect(screen.getByText(`line ${MAX_WRAPPED_LINES}`)).toBeTruthy();
  rerender(<TextWindow label="Text" wrap lineCount={MAX_WRAPPED_LINES + 1} lineAt={lineAt} />);
  expect(screen.queryByText(`line ${MAX_WRAPPED_LINES}`)).toBeNull();
});

it('TextDocument shows its content and can be cleared', () => {
  let cleared = 0;
  render(
    <TextDocument
      label="Text"
      name="big.json"
      size="10 MB"
      lines={['{', '  "a": 1']}
      clearLabel="Clear"
      onClear={() => {
        cleared += 1;
      }}
    />,
  );
  expect(screen.getByRole('group', { name: 'Text' }).textContent).toContain('big.json');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(cleared).toBe(1);
});
