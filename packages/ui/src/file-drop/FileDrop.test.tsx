import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileDrop } from './FileDrop.tsx';

const file = (name: string, size = 1, type = '') => new File(['x'.repeat(size)], name, { type });

function zone(props: Partial<Parameters<typeof FileDrop>[0]> = {}) {
  const onFiles = vi.fn();
  const onRefuse = vi.fn();
  render(
    <FileDrop label="Open a file" dropLabel="Drop it here" onFiles={onFiles} onRefuse={onRefuse} {...props}>
      <textarea aria-label="Text" />
    </FileDrop>,
  );
  return { onFiles, onRefuse, target: screen.getByLabelText('Text') };
}

const dragged = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files, dropEffect: 'none' } });

it('accepts a dropped file and highlights the drop zone', () => {
  const { onFiles, target } = zone();
  const json = file('a.json');
  fireEvent.dragEnter(target, dragged());
  expect(screen.getByText('Drop it here')).toBeTruthy();
  fireEvent.drop(target, dragged(json));
  expect(onFiles).toHaveBeenCalledWith([json]);
  expect(screen.queryByText('Drop it here')).toBeNull();
});

it('accepts a pasted file and says what it rejects, but not the picture that comes with a text', () => {
  const { onFiles, onRefuse, target } = zone({ maxBytes: 3 });
  const small = file('a.txt', 3);
  const large = file('b.txt', 4);
  const paste = (types: readonly string[], ...files: File[]) =>
    fireEvent.paste(target, { clipboardData: { types, files } });
  expect(paste(['Files'], small)).toBe(false);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([small]);
  expect(paste(['text/html', 'Files'], large)).toBe(false);
  expect(onRefuse).toHaveBeenCalledExactlyOnceWith([{ file: large, reason: 'tooLarge' }]);
  expect(paste(['text/plain', 'text/html', 'Files'], small)).toBe(true);
  expect(paste(['text/plain'])).toBe(true);
  expect(onFiles).toHaveBeenCalledOnce();
});

it('ignores dragged text', () => {
  const { onFiles, target } = zone();
  const isLeft = fireEvent.drop(target, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(isLeft).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

it('reports which files it rejects and why, on both sides of the limit', () => {
  const { onFiles, onRefuse, target } = zone({ maxBytes: 3, multiple: true });
  const fits = file('fits.json', 3);
  const large = file('large.json', 4);
  const second = file('second.json');
  fireEvent.drop(target, dragged(fits, large, second));
  expect(onFiles).toHaveBeenCalledWith([fits, second]);
  expect(onRefuse).toHaveBeenCalledWith([{ file: large, reason: 'tooLarge' }]);
});

it('takes none of several files where it takes one, also where only one of them could be opened', () => {
  const { onFiles, onRefuse, target } = zone({ maxBytes: 3 });
  const large = file('large.json', 4);
  const fits = file('fits.json', 3);
  fireEvent.drop(target, dragged(large, fits));
  expect(onFiles).not.toHaveBeenCalled();
  expect(onRefuse).toHaveBeenCalledWith([
    { file: large, reason: 'tooMany' },
    { file: fits, reason: 'tooMany' },
  ]);
});

it('opens the file chooser with a button', () => {
  zone();
  const open = vi.spyOn(HTMLInputElement.prototype, 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Open a file' }));
  expect(open).toHaveBeenCalledOnce();
});

it('reports when it is approached: by the focus, and once by what is dragged over it', () => {
  const onApproach = vi.fn();
  const { target } = zone({ onApproach });
  act(() => target.focus());
  expect(onApproach).toHaveBeenCalledTimes(1);
  fireEvent.dragEnter(target, dragged());
  fireEvent.dragOver(target, dragged());
  expect(onApproach).toHaveBeenCalledTimes(2);
});
