import type { Cp949Table } from '@toolbox/core/text';
import { useTask } from '../../worker/useTask.ts';
import { cp949Task } from './cp949Task.ts';

/** Built once per page. */
let known: Cp949Table | undefined;

/** The CP949 table, once it has been built. */
export function useCp949Table(): Cp949Table | undefined {
  const { state } = useTask(cp949Task, known === undefined ? null : undefined, 1);
  if (state.status === 'done') known = state.value;
  return known;
}
