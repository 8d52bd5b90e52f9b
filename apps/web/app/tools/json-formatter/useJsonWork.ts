import type { JsonIndent } from '@toolbox/core/json';
import { useMemo } from 'react';
import { laterModule } from '../../parts/later/laterModule.ts';
import { useTask } from '../../parts/worker/useTask.ts';
import formatUrl from './format.worker.ts?worker&url';
import inspectUrl from './inspect.worker.ts?worker&url';

/** What was in the field when a button was pressed, and whether the button was Minify. */
export type Submitted = { readonly text: string; readonly minified: boolean };

/** Shorter texts take a few milliseconds: less than it takes to start a worker. */
export const AT_ONCE_UNITS = 20_000;

const loadTasks = () => import('./jsonTasks.ts');
const useTasks = laterModule(loadTasks);
const formatting = { workerUrl: formatUrl, loadTask: async () => (await loadTasks()).formatTask };
const inspecting = { workerUrl: inspectUrl, loadTask: async () => (await loadTasks()).inspectTask };

/** The two halves of the work on a submitted text, each on its own so that the text is there as soon as it can be. */
export function useJsonWork(submitted: Submitted | undefined, indent: JsonIndent, sortKeys: boolean) {
  const request = useMemo(
    () => submitted && { text: submitted.text, indent: submitted.minified ? 0 : indent, sortKeys },
    [submitted, indent, sortKeys],
  );
  const tasks = useTasks();
  const atOnce = submitted !== undefined && submitted.text.length <= AT_ONCE_UNITS ? tasks : undefined;
  const format = useTask(formatting, request, atOnce?.formatTask);
  const inspection = useTask(inspecting, submitted, atOnce?.inspectTask);
  return {
    format: format.state,
    inspection: inspection.state,
    cancel: () => {
      format.cancel();
      inspection.cancel();
    },
  };
}
