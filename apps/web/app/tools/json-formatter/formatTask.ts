import { formatJsonSteps, indexLines, type JsonIndent, trimJsonEdges } from '@toolbox/core/json';
import { ok, type Result } from '@toolbox/core/result';
import { countBytes } from '@toolbox/core/text';

export type FormatRequest = { readonly text: string; readonly indent: JsonIndent; readonly sortKeys: boolean };

/** A formatted text and what a window onto it needs. */
export type FormattedJson = { readonly text: string; readonly lineStarts: Uint32Array; readonly bytes: number };

export function* formatTask({ text, indent, sortKeys }: FormatRequest): Generator<number, Result<FormattedJson>> {
  const formatted = yield* formatJsonSteps(trimJsonEdges(text), { indent, sortKeys });
  if (!formatted.ok) return formatted;
  const { value } = formatted;
  return ok({ text: value, lineStarts: indexLines(value), bytes: countBytes(value).utf8 });
}
