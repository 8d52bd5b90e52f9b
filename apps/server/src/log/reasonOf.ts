function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The code of the cause of a failure, a constant such as ECONNREFUSED or CERT_HAS_EXPIRED; empty if it has none. */
export function causeCode(error: unknown): string {
  return codeOf(error instanceof Error ? error.cause : undefined);
}

/** A short reason of a failure for the log: the message, and the code of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // Several failures at once, as of all addresses of a name, have a common code and no message.
  const message = error.message || codeOf(error) || 'unknown';
  const code = causeCode(error);
  return code === '' ? message : `${message}: ${code}`;
}
