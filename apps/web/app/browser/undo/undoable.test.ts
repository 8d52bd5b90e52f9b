import { earlyReplacement } from '@toolbox/ui/hooks/useEarlyInput';
import { expect, it, vi } from 'vitest';
import { drafts } from '../draft/drafts.ts';
import { onFormAction } from './undoable.ts';

it('makes it possible to undo the replacement of a draft by what was typed before hydration', () => {
  drafts.change([['tool.text', { value: 'draft' }]]);
  earlyReplacement.run(() => drafts.change([['tool.text', { value: 'typed' }]]));
  const act = vi.fn();
  onFormAction((kind, before, after) => act(kind, before.get('tool.text'), after.get('tool.text')));
  expect(act.mock.calls).toEqual([['replaced', 'draft', 'typed']]);
});
