import type { Page, Route } from '@playwright/test';

/** The address pattern of all scripts of the site. */
export const SCRIPTS = '**/assets/*.js';

/** The preload of a script that the page's own scripts start to load. */
const STARTED_TAG = /<link [^>]*data-started=[^>]*>/gu;

/**
 * Intercepts each script that does not have to run before a page can be used, including those that it preloads when
 * idle. Call it before the page is opened, and end it with `page.unroute(SCRIPTS)`.
 */
export async function withoutLazyScripts(
  page: Page,
  path: string,
  intercept: (route: Route) => Promise<void>,
): Promise<void> {
  // The server closes idle connections, at times just when one is used again: then a request is repeated.
  const html = (await page.request.get(path, { maxRetries: 2 }).then((answer) => answer.text())).replace(
    STARTED_TAG,
    '',
  );
  await page.route(SCRIPTS, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.fallback() : intercept(route),
  );
}
