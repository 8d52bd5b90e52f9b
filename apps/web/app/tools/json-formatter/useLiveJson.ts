import type { JsonIndent } from '@toolbox/core/json';
import type { Failure, Result } from '@toolbox/core/result';
import { useMemo, useState } from 'react';
import { useIdleAfter } from '../../loading/idle/useIdleAfter.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { useReadyWorker } from '../../worker/useReadyWorker.ts';
import { useTask } from '../../worker/useTask.ts';
import type { FormattedJson } from './formatTask.ts';
import type { JsonInspection } from './inspectTask.ts';

export type JsonOptions = { readonly indent: JsonIndent; readonly sortKeys: boolean };

type LiveJsonOptions = JsonOptions & {
  /** How often the tasks were restarted: a new number starts them again. */
  readonly restarts: number;
  /** Whether a text is expected, for which a worker is kept ready. */
  readonly isExpected: boolean;
};

// The page can be read and used without them.
const useTasks = lazyModule(() => import('./jsonTasks.ts'));

/**
 * Both tasks for a text. The inspection of a long one starts after the formatted text is on the screen; a new
 * indentation does not repeat it.
 *
 * @param text undefined while there is none to format
 */
export function useLiveJson(text: string | undefined, { indent, sortKeys, restarts, isExpected }: LiveJsonOptions) {
  const request = useMemo(
    () => (text === undefined ? undefined : { text, indent, sortKeys, restarts }),
    [text, indent, sortKeys, restarts],
  );
  const tasks = useTasks();
  const size = text?.length ?? 0;
  const isInline = useMemo(() => request && tasks?.isInline(request.text, request.indent), [request, tasks]);
  // A deep text is short, and its result is not: its length alone does not decide.
  const formatting = useTask(tasks?.formatTask, request, isInline ? 0 : Number.POSITIVE_INFINITY);
  const outcome = formatting.state.status === 'done' ? formatting.state.value : undefined;
  const formatted = outcome?.ok ? outcome.value : undefined;
  const failure: Failure | undefined = outcome?.ok === false ? outcome.failure : undefined;

  const [last, setLast] = useState<FormattedJson>();
  const kept = text === undefined ? undefined : (formatted ?? last);
  if (kept !== last) setLast(kept);

  const source = useMemo(() => (text === undefined ? undefined : { text }), [text]);
  const [formattedSource, setFormattedSource] = useState<typeof source>();
  if (formatted !== undefined && formattedSource !== source) setFormattedSource(source);
  const inspectable = formattedSource === source ? source : undefined;
  const settled = useIdleAfter(inspectable);
  const isInstant = tasks !== undefined && size <= tasks.inspectTask.inlineUnits;
  const inspecting = useTask(tasks?.inspectTask, isInstant ? inspectable : settled, size);

  const [lastFound, setLastFound] = useState<Result<JsonInspection>>();
  const inspected = inspecting.state.status === 'done' ? inspecting.state.value : lastFound;
  const found = text === undefined ? undefined : inspected;
  if (found !== lastFound) setLastFound(found);

  useReadyWorker('json-formatter/formatTask', isExpected);
  return {
    state: formatting.state,
    formatted,
    failure,
    /** The last formatted text since the field was empty. */
    last: kept,
    /** The inspection of that text, or of the one before it. */
    inspection: found,
    isInspected: inspecting.state.status === 'done',
    cancel: () => {
      formatting.cancel();
      inspecting.cancel();
    },
  };
}
