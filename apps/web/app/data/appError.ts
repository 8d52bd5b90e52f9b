import type { Failure } from '@toolbox/core';

/** Picks the colour of the banner. */
export type AppErrorKind = 'validation' | 'network' | 'api' | 'timeout' | 'unknown';

/** The sentence that says it: a key of `errors:calls`. */
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
  /** The server's own code, or ours where it gave none. */
  readonly code: string;
  readonly words: CallWords;
  /** What the server said. Shown where it speaks the language of the page. */
  readonly message?: string | undefined;
  /** The code the server gave besides its status: the cause, where it named one. */
  readonly serverCode?: string | undefined;
  /** The field the server refused. */
  readonly field?: string | undefined;
  /** How long to wait before asking again. */
  readonly retryAfterSeconds?: number | undefined;
  /** What the core made of an answer that did arrive. */
  readonly failure?: Failure | undefined;
};

/** What went wrong beyond a tool's own rules: the way to the server, the server, or its answer. */
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
