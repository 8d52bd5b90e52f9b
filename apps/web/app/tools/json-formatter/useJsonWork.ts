import type { JsonIndent } from '@toolbox/core/json';
import { useMemo, useState } from 'react';
import { lazyModule } from '../../loading/lazyModule.ts';
import { useSpareWorker } from '../../worker/useSpareWorker.ts';
import { useTask } from '../../worker/useTask.ts';
import formatUrl from './format.worker.ts?worker&url';
import inspectUrl from './inspect.worker.ts?worker&url';

/** What was in the field when a button was pressed, and whether the button was Minify. */
export type Submitted = { readonly text: string; readonly minified: boolean };

/** Shorter texts take a few milliseconds: less than it takes to start a worker. */
export const AT_ONCE_UNITS = 20_000;

const loadTasks = () => import('./jsonTasks.ts');
const useTasks = lazyModule(loadTasks);
const format = { loadTask: async () => (await loadTasks()).formatTask };
const inspect = { loadTask: async () => (await loadTasks()).inspectTask };
const formatAway = { ...format, workerUrl: formatUrl };
const inspectAway = { ...inspect, workerUrl: inspectUrl };

/**
 * The two halves of the work on a submitted text. Looking through it waits for the formatted text, so that this is there as
 * soon as it can be; another indentation does not ask for it again.
 *
 * @param expected the text that a button would submit now
 */
export function useJsonWork(
  submitted: Submitted | undefined,
  options: { readonly indent: JsonIndent; readonly sortKeys: boolean },
  expected: string,
) {
  const { indent, sortKeys } = options;
  const request = useMemo(
    () => submitted && { text: submitted.text, indent: submitted.minified ? 0 : indent, sortKeys },
    [submitted, indent, sortKeys],
  );
  const tasks = useTasks();
  const isShort = submitted !== undefined && submitted.text.length <= AT_ONCE_UNITS;
  const atOnce = isShort ? tasks : undefined;
  const formatting = useTask(isShort ? format : formatAway, request, atOnce?.formatTask);

  const [formatted, setFormatted] = useState<Submitted>();
  if (formatting.state.status === 'done' && formatted !== submitted) setFormatted(submitted);
  const inspected = formatted === submitted ? submitted : undefined;
  const inspecting = useTask(isShort ? inspect : inspectAway, inspected, atOnce?.inspectTask);

  useSpareWorker(formatUrl, expected.length > AT_ONCE_UNITS);
  useSpareWorker(inspectUrl, expected.length > AT_ONCE_UNITS);
  return {
    format: formatting.state,
    inspection: inspecting.state,
    cancel: () => {
      formatting.cancel();
      inspecting.cancel();
    },
  };
}
