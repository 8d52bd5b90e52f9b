/** JSON formatted without changing a number, with what a parser would lose. */
export { describeJson, type JsonDescription } from './describeJson.ts';
export { JSON_EXCERPT_REACH } from './faults/invalidJson.ts';
export type { JsonFaultReason } from './faults/jsonFaultReason.ts';
export { formatJson } from './formatJson.ts';
export { jsonInString } from './jsonInString.ts';
export {
  type FormatJsonOptions,
  type JsonLayout,
  layoutJsonSteps,
  MAX_JSON_OUTPUT_LENGTH,
  type UnitsToText,
} from './layoutJsonSteps.ts';
export type { JsonPlace } from './locateJsonTokens.ts';
export { type JsonLossKind, MAX_JSON_LOSS_TEXT, MAX_JSON_LOSSES_OF_KIND } from './losses/noteJsonLoss.ts';
export { type JsonLoss, type JsonLossReport, reportJsonLoss } from './losses/reportJsonLoss.ts';
export { minifyJson } from './minifyJson.ts';
export { trimJsonEdges } from './trimJsonEdges.ts';
export type { JsonIndent } from './writeJsonChunk.ts';
