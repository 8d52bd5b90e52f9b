import { alignLines, type MarkedPart } from '@toolbox/core/diff';
import { hasCollapsedValue, MAX_RULED_UNITS, repairJson } from '@toolbox/core/json/repair';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';
import { markLine } from './repair/markLine.ts';
import { shortenLine } from './repair/shortenLine.ts';

/** A line that the repair changes; one side is empty where a line is only added or removed. */
export type RepairedLine = {
  /** The line number in the given text, or in the repaired one if the line is added; from 1. */
  readonly line: number;
  readonly before: readonly MarkedPart[];
  readonly after: readonly MarkedPart[];
};

export type JsonRepair = {
  readonly text: string;
  /** The first of them. */
  readonly lines: readonly RepairedLine[];
  readonly total: number;
};

/** More are only counted. */
const MAX_LINES = 20;
function* repairSteps({ text }: { readonly text: string }): TaskSteps<JsonRepair | 'none' | 'collapsed' | 'tooLong'> {
  yield 0;
  const repaired = repairJson(text);
  if (repaired === undefined && hasCollapsedValue(text)) return 'collapsed';
  // In a longer text, only some of the faults are looked for.
  if (repaired === undefined) return text.length > MAX_RULED_UNITS ? 'tooLong' : 'none';
  yield 0.5;
  const changed = alignLines(text, repaired).rows.filter(({ kind }) => kind !== 'equal');
  const lines = changed.slice(0, MAX_LINES).map(({ left, right }) => {
    const shown = shortenLine(markLine(left?.text ?? '', right?.text ?? ''));
    return { line: left?.line ?? right?.line ?? 1, before: shown.left, after: shown.right };
  });
  return { text: repaired, lines, total: changed.length };
}

/** Repairs a text that is not JSON, and lists what that changes. A nested text can take long for its length. */
export const repairTask = defineTask({ name: 'json-formatter/repairTask', inlineUnits: 2000, run: repairSteps });
