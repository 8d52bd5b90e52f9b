/** A file of an older build that the server no longer has; only loading the page again helps. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|Importing a module script failed|preload/iu.test(error.message)
  );
}
