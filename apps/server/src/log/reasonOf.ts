/** The code of the cause of a failure, a constant such as ECONNREFUSED or CERT_HAS_EXPIRED; empty if it has none. */
export function causeCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** A short reason of a failure for the log: the message, and the code of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = causeCode(error);
  return code === '' ? error.message : `${error.message}: ${code}`;
}
