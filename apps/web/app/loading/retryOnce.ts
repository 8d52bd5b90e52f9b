/** Long enough for a dropped connection to be re-established. */
const RETRY_DELAY_MS = 500;

/** Runs a load, and retries it once after a short delay if it failed. Browsers do fetch a failed module again. */
export async function retryOnce<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
}
