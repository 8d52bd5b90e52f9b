import { trustedUrl } from '../browser/trusted-types/trustedUrl.ts';

/**
 * Starts a module worker from a file of the build.
 *
 * @returns nothing where workers are missing or refused; the caller then works in the page itself
 */
export function createWorker(url: string): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(trustedUrl(url), { type: 'module' });
  } catch {
    return undefined;
  }
}
