import type { Translated } from '../../catalog.ts';
import type { questions as ko } from '../../ko/late/questions.ts';

export const questions: Translated<typeof ko> = {
  label: 'Question',
  number: 'No. {{number}}',
  add: 'Add a question',
  remove: 'Delete this question',
  over: 'over',
  keep: 'Keep on this device',
  keepHint: 'Saves questions and texts in this browser. Turning it off deletes them at once.',
};
