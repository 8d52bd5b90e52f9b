import type { JsonIndent } from '@toolbox/core/json';
import type { Failure, Result } from '@toolbox/core/result';
import { useMemo, useState } from 'react';
import { lazyModule } from '../../loading/lazyModule.ts';
import { useReadyWorker } from '../../worker/useReadyWorker.ts';
import { useTask } from '../../worker/useTask.ts';
import type { FormattedJson } from './formatTask.ts';
import type { JsonInspection } from './inspectTask.ts';

export type JsonOptions = { readonly indent: JsonIndent; readonly sortKeys: boolean };

// The page can be read and typed into without them.
const useTasks = lazyModule(() => import('./jsonTasks.ts'));

/**
 * The two halves of the work on a text. Looking through it waits for the formatted text, so that this is there as soon as it
 * can be; another indentation does not ask for it again.
 *
 * @param text nothing while there is none to format
 * @param turn another number starts the work anew
 * @param isExpected whether a long text is about to come
 */
export function useLiveJson(
  text: string | undefined,
  { indent, sortKeys }: JsonOptions,
  turn: number,
  isExpected: boolean,
) {
  const request = useMemo(
    () => (text === undefined ? undefined : { text, indent, sortKeys, turn }),
    [text, indent, sortKeys, turn],
  );
  const tasks = useTasks();
  const size = text?.length ?? 0;
  const formatting = useTask(tasks?.formatTask, request, size);
  const outcome = formatting.state.status === 'done' ? formatting.state.value : undefined;
  const formatted = outcome?.ok ? outcome.value : undefined;
  const failure: Failure | undefined = outcome?.ok === false ? outcome.failure : undefined;

  const [last, setLast] = useState<FormattedJson>();
  const kept = text === undefined ? undefined : (formatted ?? last);
  if (kept !== last) setLast(kept);

  const source = useMemo(() => (text === undefined ? undefined : { text }), [text]);
  const [formattedSource, setFormattedSource] = useState<typeof source>();
  if (formatted !== undefined && formattedSource !== source) setFormattedSource(source);
  const inspecting = useTask(tasks?.inspectTask, formattedSource === source ? source : undefined, size);

  const [lastFound, setLastFound] = useState<Result<JsonInspection>>();
  const inspected = inspecting.state.status === 'done' ? inspecting.state.value : lastFound;
  const found = text === undefined ? undefined : inspected;
  if (found !== lastFound) setLastFound(found);

  useReadyWorker('json-formatter/formatTask', isExpected);
  useReadyWorker('json-formatter/inspectTask', isExpected);
  return {
    state: formatting.state,
    formatted,
    failure,
    /** The last text that could be formatted, since the field was empty. */
    last: kept,
    /** What that text holds. */
    inspection: found,
    cancel: () => {
      formatting.cancel();
      inspecting.cancel();
    },
  };
}
