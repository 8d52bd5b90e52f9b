import type { Cp949Table } from '@toolbox/core/text';
import { useTask } from '../../worker/useTask.ts';
import workerUrl from './cp949.worker.ts?worker&url';

const source = { workerUrl, loadTask: () => import('./cp949Task.ts').then((module) => module.cp949Task) };
/** Made once for the life of the page. */
let known: Cp949Table | undefined;

/** The table of CP949, from the moment a text needs it. */
export function useCp949Table(needed: boolean): Cp949Table | undefined {
  const { state } = useTask<null, Cp949Table>(source, needed && known === undefined ? null : undefined);
  if (state.status === 'done') known = state.value;
  return known;
}
