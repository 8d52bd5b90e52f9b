import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import { pagePaths } from '../../site/pagePaths.ts';

const UNKNOWN = '/404';
const pages: ReadonlySet<string> = new Set(pagePaths(registry));
const never = () => () => undefined;

/**
 * The plain path of the page that is shown. All unknown addresses are answered with one file, so while such a page
 * hydrates its path is the one it was built at; the address counts from the next moment on.
 */
export function usePagePath(): string {
  const path = plainPath(useLocation().pathname);
  return useSyncExternalStore(
    never,
    () => path,
    () => (pages.has(path) ? path : UNKNOWN),
  );
}
