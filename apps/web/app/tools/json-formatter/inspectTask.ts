import {
  describeJson,
  type JsonDescription,
  type JsonLossReport,
  reportJsonLoss,
  trimJsonEdges,
} from '@toolbox/core/json';
import { ok, type Result } from '@toolbox/core/result';

export type JsonInspection = { readonly description: JsonDescription; readonly losses: JsonLossReport };

/** The share of the work that counting is, roughly. */
const COUNTING_SHARE = 0.3;

/** What a text holds and what `JSON.parse` would do to it. */
export function* inspectTask({ text }: { readonly text: string }): Generator<number, Result<JsonInspection>> {
  const trimmed = trimJsonEdges(text);
  const description = describeJson(trimmed);
  if (!description.ok) return description;
  yield COUNTING_SHARE;
  const losses = reportJsonLoss(trimmed);
  return losses.ok ? ok({ description: description.value, losses: losses.value }) : losses;
}
