import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '@toolbox/i18n';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { renderView } from '../../../testing/renderView.tsx';
import View from '../View.tsx';

export const scrollBy = vi.fn();

/** Call it once per file: the code that the page fetches during hydration is there, and each test is cleaned up. */
export function prepareCompare(): void {
  beforeAll(() =>
    Promise.all([
      import('../../../parts/compare-form/CompareResult.tsx'),
      import('../../../parts/compare-form/CompareExample.tsx'),
    ]),
  );
  beforeEach(() => void vi.stubGlobal('scrollBy', scrollBy));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    scrollBy.mockReset();
  });
}

export const LEFT = '사과 1\n\n배 3\n감 4';
export const RIGHT = '사과 1\n귤\n배 3\n감 5';
export const DECOMPOSED = '한글'.normalize('NFD');

/** The page with a function for each user action and each visible part. */
export async function openCompare(language: Language) {
  const view = await renderView(View, 'text-compare', language);
  const message = view.messagesOf('text-compare', 'compare');
  const common = (key: string) => view.translate(`common:${key}`);
  const field = (side: 'left' | 'right') => screen.getByLabelText<HTMLTextAreaElement>(message(side));
  const type = (left: string, right: string) => {
    fireEvent.change(field('left'), { target: { value: left } });
    fireEvent.change(field('right'), { target: { value: right } });
  };
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const compareButton = () => button(common('actions.compare'));
  const result = () => screen.getByRole('region', { name: common('labels.result') });
  const inResult = (name: string) => within(result()).getByRole<HTMLButtonElement>('button', { name });
  const panelName = (side: 'left' | 'right') => message('panel', { side: message(side) });
  const panel = (side: 'left' | 'right') => screen.queryByRole('group', { name: panelName(side) });
  const rows = (side: 'left' | 'right') =>
    Array.from(panel(side)?.querySelectorAll('[data-number]') ?? [], (number) => {
      const mark = number.nextElementSibling;
      const spoken = mark?.nextElementSibling?.querySelector('.visually-hidden')?.textContent ?? '';
      const text = mark?.nextElementSibling?.textContent?.slice(spoken.length) ?? '';
      return `${number.getAttribute('data-number')?.trim()}${mark?.getAttribute('data-mark')}${text}`;
    });
  const compare = async (left: string, right: string) => {
    type(left, right);
    fireEvent.click(compareButton());
    await screen.findByRole('group', { name: panelName('left') });
  };
  const drop = async (...files: File[]) => {
    fireEvent.drop(field('left'), { dataTransfer: { types: ['Files'], files } });
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  };
  const align = () => fireEvent.click(screen.getByLabelText(message('modes.aligned')));
  const ignore = (rule: string) => fireEvent.click(button(message(`rules.${rule}`)));
  const current = () => document.querySelector('[aria-current]')?.textContent ?? '';
  return {
    ...view,
    message,
    common,
    field,
    type,
    button,
    compareButton,
    drop,
    result,
    inResult,
    panel,
    rows,
    compare,
    align,
    ignore,
    current,
  };
}
