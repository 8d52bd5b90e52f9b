import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { hasChunk, loadChunk } from '../../i18n/chunks/loadChunk.ts';
import { pageChunks } from '../../i18n/chunks/pageChunks.ts';
import { retryOnce } from '../../loading/retryOnce.ts';
import { isEnglishPath } from '../../site/localPath.ts';

type RouteFile = {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  /** The files that the module imports. */
  readonly imports?: readonly string[];
};

/** The router's data on the page: its manifest of files, and the modules that have loaded. */
type RouterGlobals = {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFile>> };
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
};

/** The routes of a path: its own, its parents, and its index route. */
function routesAt(pathname: string): readonly RouteFile[] {
  const routes = Object.values((globalThis as RouterGlobals).__reactRouterManifest?.routes ?? {});
  const path = pathname.replace(/^\/+|(?<!\/)\/+$/gu, '');
  const own = routes.find(
    (route) => route.parentId !== undefined && (route.path ?? '') === path && route.id !== 'root',
  );
  if (own === undefined) return [];
  const chain: RouteFile[] = [];
  for (let at: RouteFile | undefined = own; at !== undefined; ) {
    chain.push(at);
    const { parentId }: RouteFile = at;
    at = routes.find(({ id }) => id === parentId);
  }
  return [...chain, ...routes.filter((route) => route.parentId === own.id && route.index === true)];
}

function missingRoutes(pathname: string): readonly RouteFile[] {
  const loaded = (globalThis as RouterGlobals).__reactRouterRouteModules ?? {};
  return routesAt(pathname).filter(({ id }) => loaded[id] === undefined);
}

function languageOf(pathname: string, { language }: I18n): Language {
  if (isEnglishPath(pathname)) return 'en';
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Whether everything that a page needs has loaded, so that navigating there cannot fail. */
export function isPageLoaded(pathname: string, i18n: I18n): boolean {
  const language = languageOf(pathname, i18n);
  return missingRoutes(pathname).length === 0 && pageChunks(pathname).every((chunk) => hasChunk(i18n, language, chunk));
}

/** Loads what a page needs. Rejects if it fails to load, even at the second attempt. */
export async function loadPage(pathname: string, i18n: I18n): Promise<void> {
  const language = languageOf(pathname, i18n);
  await Promise.all([
    ...missingRoutes(pathname).map(({ module }) => retryOnce(() => import(/* @vite-ignore */ module))),
    ...pageChunks(pathname).map((chunk) => retryOnce(() => loadChunk(i18n, language, chunk))),
  ]);
}

/** Fetches a script without running it. Resolves when it has arrived, or has failed to. */
function fetchScript(file: string): Promise<void> {
  if (document.head.querySelector(`link[href="${file}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}

/**
 * Fetches what a page needs, without running its code, which would hold up a visitor who is typing. If something fails
 * to load, opening the page tries again and says so.
 */
export async function fetchPage(pathname: string, i18n: I18n): Promise<void> {
  const language = languageOf(pathname, i18n);
  const scripts = missingRoutes(pathname).flatMap(({ module, imports = [] }) => [module, ...imports]);
  await Promise.all([
    ...scripts.map(fetchScript),
    ...pageChunks(pathname).map((chunk) => loadChunk(i18n, language, chunk).catch(() => undefined)),
  ]);
}
