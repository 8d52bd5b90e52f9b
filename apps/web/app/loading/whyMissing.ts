/** Why code of the page did not come: there is another release, no answer, or an answer without the file. */
export type MissingCause = 'release' | 'network' | 'server';

const PATIENCE_MS = 5000;

/** The list of all files of a release; another release has another. */
function releaseFile(): string | undefined {
  const { __reactRouterManifest: manifest } = globalThis as {
    readonly __reactRouterManifest?: { readonly url?: string };
  };
  return manifest?.url;
}

/**
 * Asks the server for a page and looks whether it belongs to the release that runs here.
 *
 * @param path a page of this site; the one that is shown by default
 */
export async function whyMissing(path: string = location.pathname): Promise<MissingCause> {
  try {
    const answer = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    const page = await answer.text();
    const file = releaseFile();
    return answer.ok && file !== undefined && !page.includes(file) ? 'release' : 'server';
  } catch {
    return 'network';
  }
}
