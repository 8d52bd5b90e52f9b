import type { Failure } from '@toolbox/core';

/** Determines the color of the banner. */
export type AppErrorKind = 'validation' | 'network' | 'api' | 'timeout' | 'unknown';

/** The message: a key of `errors:calls`. */
export type CallWords =
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

export type AppErrorFacts = {
  readonly kind: AppErrorKind;
  /** The server's code, or our own if it sent none. */
  readonly code: string;
  readonly words: CallWords;
  /** The server's message. Shown if it is in the language of the page. */
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

/** An error outside a tool's own rules: the connection to the server, the server, or its response. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  readonly facts: AppErrorFacts;

  constructor(facts: AppErrorFacts, options?: ErrorOptions) {
    super(facts.code, options);
    this.name = 'AppError';
    this.kind = facts.kind;
    this.facts = facts;
  }
}
