import { fireEvent } from '@testing-library/react';
import { readIntents } from '@toolbox/core/intent';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForContent } from './listenForContent.ts';
import type { Pasted } from './readDropped.ts';

const PICTURE = new File([new Uint8Array([0x89, 0x50, 0, 0])], 'image.png', { type: 'image/png' });
/** The rates of a pay are those of a known year. */
const CONTEXT = { today: { year: 2026, month: 11, day: 25 }, dateOrder: 'yearFirst' } as const;
const onContent = vi.fn<(pasted: Pasted) => void>();
let stop: () => void;

beforeEach(() => {
  onContent.mockClear();
  stop = listenForContent(onContent, (text) => readIntents(text, CONTEXT));
});
afterEach(() => stop());

const transfer = (text: string, files: readonly File[] = []) => ({
  files,
  types: [...(text === '' ? [] : ['text/plain']), ...(files.length === 0 ? [] : ['Files'])],
  getData: () => text,
});

async function paste(text: string, ...files: readonly File[]) {
  fireEvent.paste(document.body, { clipboardData: transfer(text, files) });
  await vi.waitFor(() => expect(onContent).toHaveBeenCalled());
  return onContent.mock.calls.flat();
}

describe('pasted content', () => {
  it('is the text of cells, and not their picture', async () => {
    expect(await paste('1\t2', PICTURE)).toEqual([{ text: '1\t2' }]);
  });

  it('is one file', async () => {
    expect(await paste('', new File(['1'], 'a.txt'), new File(['2'], 'b.txt'))).toEqual([{ problem: 'tooMany' }]);
  });

  it.each([
    ['an empty file', '', new File([''], 'a.txt'), { problem: 'empty' }],
    ['a picture without a text', '', PICTURE, { problem: 'notText' }],
    [
      'a folder',
      '',
      Object.assign(new File([''], 'a'), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
      { problem: 'notRead' },
    ],
    [
      'the content of a file, and not its name',
      'a.csv',
      new File(['1,2'], 'a.csv', { type: 'text/csv' }),
      { text: '1,2' },
    ],
  ])('is %s', async (_, text, file, pasted) => {
    expect(await paste(text, file)).toEqual([pasted]);
  });
});

describe('content pasted into the search box', () => {
  /** Whether the page takes a text that is pasted into a search box, instead of leaving it there. */
  function isTaken(text: string) {
    const input = document.createElement('input');
    input.dataset['toolSearch'] = '';
    document.body.append(input);
    const isLeft = fireEvent.paste(input, { clipboardData: transfer(text) });
    input.remove();
    return !isLeft;
  }

  it.each(['연봉 5000만', '시급 12000', '2010-05-05 나이', '950214', '300만 부가세', '8.8.8.8', 'a\nb'])(
    'is %j, which a tool takes',
    (text) => {
      expect(isTaken(text)).toBe(true);
    },
  );

  it.each(['부가세', '연봉', '연봉 5000', 'qr 코드', 'qr 안녕하세요', 'calculator'])('is not %j', (text) => {
    expect(isTaken(text)).toBe(false);
  });
});

describe('dropped content', () => {
  const LINK = 'https://example.com/';

  /** Whether the page offers to take what is dragged over it. */
  function drop(text: string) {
    const dataTransfer = transfer(text);
    const isOffered = !fireEvent.dragOver(document.body, { dataTransfer });
    fireEvent.drop(document.body, { dataTransfer });
    return isOffered;
  }

  it('comes from outside of the page', async () => {
    fireEvent.dragStart(document.body);
    expect(drop(LINK)).toBe(false);
    fireEvent.dragEnd(document.body);
    expect(drop('8.8.8.8')).toBe(true);
    await vi.waitFor(() => expect(onContent.mock.calls).toEqual([[{ text: '8.8.8.8' }]]));
  });
});
