import type { JsonIndent } from '@toolbox/core/json';
import { useMemo } from 'react';
import { useTask } from '../../parts/worker/useTask.ts';
import formatUrl from './format.worker.ts?worker&url';
import { formatTask } from './formatTask.ts';
import inspectUrl from './inspect.worker.ts?worker&url';
import { inspectTask } from './inspectTask.ts';

/** What was in the field when a button was pressed, and whether the button was Minify. */
export type Submitted = { readonly text: string; readonly minified: boolean };

/** Shorter texts take a few milliseconds: less than it takes to start a worker. */
export const AT_ONCE_UNITS = 20_000;

const formatting = { workerUrl: formatUrl, loadTask: async () => formatTask };
const inspecting = { workerUrl: inspectUrl, loadTask: async () => inspectTask };

/** The two halves of the work on a submitted text, each on its own so that the text is there as soon as it can be. */
export function useJsonWork(submitted: Submitted | undefined, indent: JsonIndent, sortKeys: boolean) {
  const request = useMemo(
    () => submitted && { text: submitted.text, indent: submitted.minified ? 0 : indent, sortKeys },
    [submitted, indent, sortKeys],
  );
  const isSmall = submitted !== undefined && submitted.text.length <= AT_ONCE_UNITS;
  const format = useTask(formatting, request, isSmall ? formatTask : undefined);
  const inspection = useTask(inspecting, submitted, isSmall ? inspectTask : undefined);
  return {
    format: format.state,
    inspection: inspection.state,
    cancel: () => {
      format.cancel();
      inspection.cancel();
    },
  };
}
