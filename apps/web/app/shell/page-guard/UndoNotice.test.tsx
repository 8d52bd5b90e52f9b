import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadMessages } from '@toolbox/i18n';
import { expect, it, vi } from 'vitest';
import { drafts } from '../../browser/draft/drafts.ts';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { useFocusKeeper } from '../useFocusKeeper.ts';
import { UndoNotice } from './UndoNotice.tsx';

/** A field whose button is removed by its own press, and a link between them and the notice. */
function Page() {
  useFocusKeeper();
  const [text, setText] = useDraft('undo-notice.text', 'typed');
  return (
    <main tabIndex={-1}>
      <input aria-label="field" value={text} onChange={(event) => setText(event.target.value)} />
      {text !== '' && (
        <button type="button" onClick={() => undoable('cleared', () => setText(''))}>
          remove
        </button>
      )}
      <a href="/donate">donate</a>
      <UndoNotice />
    </main>
  );
}

it('returns to where the focus went when the pressed button was removed', async () => {
  const { translate } = await renderView(Page, 'info', 'ko');
  const remove = screen.getByRole('button', { name: 'remove' });
  remove.focus();
  fireEvent.click(remove);
  const field = screen.getByLabelText<HTMLInputElement>('field');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const undo = await screen.findByRole('button', { name: translate('inputNotices:undo.button') });
  undo.focus();
  fireEvent.click(undo);
  expect(field.value).toBe('typed');
  expect(document.activeElement).toBe(field);
});

it.each(LANGUAGES)('announces a second deletion like the first, and that it was undone, in %s', async (language) => {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  vi.useFakeTimers({ toFake: ['Date'] });
  const { translate } = await renderView(Page, 'info', language);
  const status = () => screen.getByRole('status').firstElementChild;
  const field = screen.getByLabelText<HTMLInputElement>('field');
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'remove' }));
  remove();
  await waitFor(() => expect(status()?.textContent).toBe(translate('inputNotices:undo.cleared')));
  const first = status();
  // Later than what would be undone as one action.
  vi.advanceTimersByTime(1500);
  fireEvent.change(field, { target: { value: 'typed again' } });
  remove();
  expect(status()?.textContent).toBe(translate('inputNotices:undo.cleared'));
  expect(status()).not.toBe(first);
  fireEvent.click(screen.getByRole('button', { name: translate('inputNotices:undo.button') }));
  expect(field.value).toBe('typed again');
  expect(status()?.textContent).toBe(translate('inputNotices:undo.undone'));
});

it('leaves announcing an action to its place that does', async () => {
  const { translate } = await renderView(Page, 'info', 'ko');
  const remove = screen.getByRole('button', { name: 'remove' });
  fireEvent.click(remove);
  const status = screen.getByRole('status');
  await waitFor(() => expect(status.textContent).toBe(translate('inputNotices:undo.cleared')));
  act(() => undoable('removed', () => drafts.change([['undo-notice.text', { value: 'other' }]]), true));
  expect(await screen.findByText(translate('inputNotices:undo.removed'))).toBeTruthy();
  expect(status.textContent).toBe('');
});

it('is in the other language after a switch, and not announced again', async () => {
  const { translate, i18n } = await renderView(Page, 'info', 'ko');
  for (const chunk of ['base', 'info', 'inputNotices'] as const) await loadMessages(i18n, 'en', chunk);
  const status = screen.getByRole('status');
  fireEvent.click(screen.getByRole('button', { name: 'remove' }));
  const korean = translate('inputNotices:undo.cleared');
  await waitFor(() => expect([status.textContent, status.getAttribute('aria-live')]).toEqual([korean, null]));
  await act(() => i18n.changeLanguage('en'));
  expect([status.textContent, status.getAttribute('aria-live')]).toEqual([
    translate('inputNotices:undo.cleared'),
    'off',
  ]);
  expect(status.textContent).not.toBe(korean);
});
