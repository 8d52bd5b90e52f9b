import { type Cp949Table, invertCp949 } from '@toolbox/core/text';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';

function* cp949Steps(_request: null): TaskSteps<Cp949Table> {
  const decoder = new TextDecoder('euc-kr');
  return invertCp949((bytes) => decoder.decode(bytes));
}

/** Builds the CP949 table from the browser's decoder. It takes a few frames, so it never runs in the page. */
export const cp949Task = defineTask({ name: 'char-count/cp949Task', inlineUnits: 0, run: cp949Steps });
