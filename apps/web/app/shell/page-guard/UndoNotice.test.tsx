import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { renderView } from '../../testing/renderView.tsx';
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
