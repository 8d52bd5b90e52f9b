import type { Failure } from '@toolbox/core';

/** What went wrong: the input, the connection, the server, or the time it took. */
export type CallErrorKind = 'validation' | 'network' | 'api' | 'timeout' | 'unknown';

/** Which sentence fits. */
export type CallMessageKey =
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'rateLimit'
  | 'rateLimitSeconds'
  | 'internal'
  | 'unavailable'
  | 'unknown'
  | 'timeout'
  | 'noResponse'
  | 'setup'
  | 'failed';

/** What is known of an error. */
export type CallErrorFacts = {
  readonly kind: CallErrorKind;
  /** That of the status (for 400 the server's, if it sent one), that of `failure`, or another of ours, as `TIMEOUT`. */
  readonly code: string;
  readonly messageKey: CallMessageKey;
  /** The server's message, for 400 and for a status without a sentence of ours. */
  readonly message?: string | undefined;
  /** The code that the server sent besides the status: the cause, if it named one. */
  readonly serverCode?: string | undefined;
  /** The field that the server rejected. */
  readonly field?: string | undefined;
  /** How long to wait before the next request. */
  readonly retryAfterSeconds?: number | undefined;
  /** The failure of the core for a response that did arrive. */
  readonly failure?: Failure | undefined;
};

/** An error of a call: the connection to the server, the server, or its response. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly facts: CallErrorFacts;

  constructor(facts: CallErrorFacts, options?: ErrorOptions) {
    super(facts.code, options);
    this.name = 'CallError';
    this.kind = facts.kind;
    this.facts = facts;
  }
}
