import { type JsonIndent, layoutJsonSteps, trimJsonEdges, type UnitsToText } from '@toolbox/core/json';
import { ok, type Result } from '@toolbox/core/result';
import { utf8Length } from '../../browser/files/utf8Length.ts';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';

export type FormatRequest = { readonly text: string; readonly indent: JsonIndent; readonly sortKeys: boolean };

/** A formatted text and the data for its virtualized view. */
export type FormattedJson = { readonly text: string; readonly lineStarts: Uint32Array; readonly bytes: number };

// Much faster than what the language has, but it replaces lone surrogates.
const decoder = new TextDecoder('utf-16le', { ignoreBOM: true });
const decode: UnitsToText = (units) => decoder.decode(units);

function* formatSteps({ text, indent, sortKeys }: FormatRequest): TaskSteps<Result<FormattedJson>> {
  const isDecodable = text.isWellFormed();
  const formatted = yield* layoutJsonSteps(trimJsonEdges(text), { indent, sortKeys }, isDecodable ? decode : undefined);
  return formatted.ok ? ok({ ...formatted.value, bytes: utf8Length(formatted.value.text) }) : formatted;
}

/** Formats a text, changing nothing but its whitespace and, when asked, the order of keys. */
export const formatTask = defineTask({ name: 'json-formatter/formatTask', inlineUnits: 20_000, run: formatSteps });
