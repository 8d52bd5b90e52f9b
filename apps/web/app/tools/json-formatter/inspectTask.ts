import {
  describeJson,
  type JsonDescription,
  type JsonLossReport,
  reportJsonLoss,
  trimJsonEdges,
} from '@toolbox/core/json';
import { ok, type Result } from '@toolbox/core/result';
import { defineTask, type TaskSteps } from '../../worker/defineTask.ts';

export type JsonInspection = { readonly description: JsonDescription; readonly losses: JsonLossReport };

/** The approximate share of counting in the work. */
const COUNTING_SHARE = 0.3;

function* inspectSteps({ text }: { readonly text: string }): TaskSteps<Result<JsonInspection>> {
  const trimmed = trimJsonEdges(text);
  const description = describeJson(trimmed);
  if (!description.ok) return description;
  yield COUNTING_SHARE;
  const losses = reportJsonLoss(trimmed);
  return losses.ok ? ok({ description: description.value, losses: losses.value }) : losses;
}

/** Describes a document and what `JSON.parse` would change. */
export const inspectTask = defineTask({ name: 'json-formatter/inspectTask', inlineUnits: 20_000, run: inspectSteps });
