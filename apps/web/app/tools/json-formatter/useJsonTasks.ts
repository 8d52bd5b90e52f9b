import type { JsonIndent } from '@toolbox/core/json';
import { useMemo, useState } from 'react';
import { lazyModule } from '../../loading/lazyModule.ts';
import { useReadyWorker } from '../../worker/useReadyWorker.ts';
import { useTask } from '../../worker/useTask.ts';

/** What was in the field when a button was pressed, and whether the button was Minify. */
export type Submitted = { readonly text: string; readonly minified: boolean };

// The page can be read and typed into without them.
const useTasks = lazyModule(() => import('./jsonTasks.ts'));

/**
 * The two halves of the work on a submitted text. Looking through it waits for the formatted text, so that this is there as
 * soon as it can be; another indentation does not ask for it again.
 *
 * @param expected the text that a button would submit now
 */
export function useJsonTasks(
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
  const size = submitted?.text.length ?? 0;
  const formatting = useTask(tasks?.formatTask, request, size);

  const [formatted, setFormatted] = useState<Submitted>();
  if (formatting.state.status === 'done' && formatted !== submitted) setFormatted(submitted);
  const inspected = formatted === submitted ? submitted : undefined;
  const inspecting = useTask(tasks?.inspectTask, inspected, size);

  const isLong = tasks !== undefined && expected.length > tasks.formatTask.inlineUnits;
  useReadyWorker('json-formatter/formatTask', isLong);
  useReadyWorker('json-formatter/inspectTask', isLong);
  return {
    format: formatting.state,
    inspection: inspecting.state,
    cancel: () => {
      formatting.cancel();
      inspecting.cancel();
    },
  };
}
