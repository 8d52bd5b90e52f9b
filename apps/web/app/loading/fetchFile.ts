/**
 * Fetches a data file of the site. Without the network, the file comes from the cache of the service worker also where
 * no worker answers the requests of the page, as during the first visit.
 */
export async function fetchFile(path: string): Promise<Response> {
  try {
    return await fetch(path);
  } catch (error) {
    // Only secure contexts have caches. The parameters of a cached file are its revision.
    const kept = await globalThis.caches?.match(path, { ignoreSearch: true });
    if (kept === undefined) throw error;
    return kept;
  }
}
