import { formatJsonSteps, type JsonIndent, trimJsonEdges } from '@toolbox/core/json';
import { ok, type Result } from '@toolbox/core/result';
import { countBytes, indexLines } from '@toolbox/core/text';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';

export type FormatRequest = { readonly text: string; readonly indent: JsonIndent; readonly sortKeys: boolean };

/** A formatted text and the data for its virtualized view. */
export type FormattedJson = { readonly text: string; readonly lineStarts: Uint32Array; readonly bytes: number };

function* formatSteps({ text, indent, sortKeys }: FormatRequest): TaskSteps<Result<FormattedJson>> {
  const formatted = yield* formatJsonSteps(trimJsonEdges(text), { indent, sortKeys });
  if (!formatted.ok) return formatted;
  const { value } = formatted;
  return ok({ text: value, lineStarts: indexLines(value), bytes: countBytes(value).utf8 });
}

/** Formats a text, changing nothing but its white space and, when asked, the order of keys. */
export const formatTask = defineTask({ name: 'json-formatter/formatTask', inlineUnits: 20_000, run: formatSteps });
