/** Long enough for a dropped connection to be made anew. */
const AGAIN_AFTER_MS = 500;

/** Loads something, and once more after a moment if it did not come. Browsers fetch a module again that failed to load. */
export async function twice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return load();
  }
}
