/** A short reason of a failure for the log: the message, and the code of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code === '' ? error.message : `${error.message}: ${code}`;
}
