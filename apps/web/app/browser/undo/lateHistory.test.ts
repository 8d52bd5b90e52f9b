import { expect, it, vi } from 'vitest';
import { drafts } from '../draft/drafts.ts';
import { showDraft } from '../draft/shownDrafts.ts';
import { undoable } from './undoable.ts';

it('undoes one at a time what was done before the history had loaded', async () => {
  const now = vi.spyOn(performance, 'now');
  drafts.register('tool.text', { initial: '' });
  showDraft('tool.text');
  for (const [index, value] of ['first', 'second', 'third'].entries()) {
    now.mockReturnValue(index * 5000);
    undoable('replaced', () => drafts.change([['tool.text', { value }]]));
  }
  now.mockReturnValue(60_000);
  const { formHistory } = await import('./formHistory.ts');
  formHistory.undo();
  expect(drafts.get('tool.text', '')).toBe('second');
  formHistory.undo();
  expect(drafts.get('tool.text', '')).toBe('first');
});
