import type { Failure } from '@toolbox/core';

/** What went wrong: the input, the connection, the server, or the time it took. */
export type CallErrorKind = 'validation' | 'network' | 'api' | 'timeout' | 'unknown';

/** The key of the message that describes the error. */
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
  /**
   * The code for the HTTP status, such as `RATE_LIMIT` (for a 400, the server's own code if it sent one); the code of
   * `failure` if the core rejected the response; or a code of this package, such as `TIMEOUT`.
   */
  readonly code: string;
  readonly messageKey: CallMessageKey;
  /** The server's message, only for 400 and for statuses that have no message key of their own. */
  readonly message?: string | undefined;
  /** The server's own code for other statuses than 400, where it is `code`, and 429. */
  readonly serverCode?: string | undefined;
  /** The field that the server rejected, if a 400 names one. */
  readonly field?: string | undefined;
  /** How long to wait before the next request, if a 429 or 503 says so. */
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
