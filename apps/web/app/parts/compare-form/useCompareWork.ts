import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../loading/whenIdle.ts';
import { type LastDone, useLastDone } from '../../worker/useLastDone.ts';
import { type TaskState, useTask } from '../../worker/useTask.ts';
import type { BothSides } from './bothSides.ts';
import compareUrl from './compare.worker.ts?worker&url';
import { type CompareChoices, rulesOf } from './compareChoices.ts';
import { type Comparison, compareTask } from './compareTask.ts';
import patchUrl from './patch.worker.ts?worker&url';
import { patchTask } from './patchTask.ts';

/** Shorter texts, both together, take a few milliseconds: less than it takes to start a worker. */
export const AT_ONCE_UNITS = 20_000;

const comparing = { workerUrl: compareUrl, loadTask: async () => compareTask };
const patching = { workerUrl: patchUrl, loadTask: async () => patchTask };

type CompareWork = LastDone<Comparison> & {
  readonly state: TaskState<Comparison>;
  readonly cancel: () => void;
  /** Empty while it is not there yet, and where there is nothing to patch. */
  readonly patch: string;
};

/** Turns true once something is there and the page has had time to show it. */
function useShown(isThere: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isThere) whenIdle(() => setShown(true));
  }, [isThere]);
  return isShown;
}

/** The comparison, and after it the patch, worked out at once or, where the texts are long, away from the page. */
export function useCompareWork(
  texts: BothSides<string>,
  choices: CompareChoices,
  names: BothSides<string>,
): CompareWork {
  const isShort = texts.left.length + texts.right.length <= AT_ONCE_UNITS;
  const request = useMemo(
    () => ({ left: texts.left, right: texts.right, mode: choices.mode, rules: rulesOf(choices) }),
    [texts, choices],
  );
  const { state, cancel } = useTask(comparing, request, isShort ? compareTask : undefined);
  const last = useLastDone(state);

  const { left: leftName, right: rightName } = names;
  const isShown = useShown(last.value !== undefined);
  const patchRequest = useMemo(
    () =>
      isShort || isShown
        ? { left: texts.left, right: texts.right, names: { left: leftName, right: rightName } }
        : undefined,
    [texts, leftName, rightName, isShort, isShown],
  );
  const { state: patch } = useTask(patching, patchRequest, isShort ? patchTask : undefined);
  return { ...last, state, cancel, patch: patch.status === 'done' ? patch.value.patch : '' };
}
