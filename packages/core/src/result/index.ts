/** `Result`, `ok` and `fail`. */
export type { Failure, FailureCode, FailureFacts } from './failure.ts';
export { fail, ok, type Result } from './result.ts';
