import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import { pagePaths } from '../../site/pagePaths.ts';

const UNKNOWN = '/404';
const pages: ReadonlySet<string> = new Set(pagePaths(registry));
const never = () => () => undefined;

/**
 * The plain path of the current page. All unknown URLs are served with one file, so during hydration of such a
 * page the path is the one it was built at; afterward it is that of the URL.
 */
export function usePagePath(): string {
  const path = plainPath(useLocation().pathname);
  return useSyncExternalStore(
    never,
    () => path,
    () => (pages.has(path) ? path : UNKNOWN),
  );
}
