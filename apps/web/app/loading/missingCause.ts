/** Why code of the page failed to load: there is a new release, no response, or a response without the file. */
export type MissingCause = 'release' | 'network' | 'server';

const TIMEOUT_MS = 5000;

/** The manifest of all files of a release, whose name is unique to it. */
function releaseFile(): string | undefined {
  const { __reactRouterManifest: manifest } = globalThis as {
    readonly __reactRouterManifest?: { readonly url?: string };
  };
  return manifest?.url;
}

/**
 * Fetches a page and checks whether it belongs to the running release.
 *
 * @param path a page of this site; the current one by default
 */
export async function missingCause(path: string = location.pathname): Promise<MissingCause> {
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const page = await answer.text();
    const file = releaseFile();
    return answer.ok && file !== undefined && !page.includes(file) ? 'release' : 'server';
  } catch {
    return 'network';
  }
}
