/** Whether an error means a file of an older build that the server no longer has; only reloading the page helps. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|Importing a module script failed|preload/iu.test(error.message)
  );
}
