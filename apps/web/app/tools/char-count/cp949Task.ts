import { type Cp949Table, invertCp949 } from '@toolbox/core/text';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';

function* cp949Steps(_request: null): TaskSteps<Cp949Table> {
  const decoder = new TextDecoder('euc-kr');
  return invertCp949((bytes) => decoder.decode(bytes));
}

/** Makes the table of CP949 out of the browser's own decoder. It takes a few frames, so it never runs in the page. */
export const cp949Task = defineTask({ name: 'char-count/cp949Task', inlineUnits: 0, run: cp949Steps });
