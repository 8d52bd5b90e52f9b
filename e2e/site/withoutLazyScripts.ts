import type { Page, Route } from '@playwright/test';

/** The address pattern of all scripts of the site. */
export const SCRIPTS = '**/assets/*.js';

/**
 * Intercepts each script that the HTML of a page does not name, including those that it preloads when idle. Call it
 * before the page is opened, and end it with `page.unroute(SCRIPTS)`.
 */
export async function withoutLazyScripts(
  page: Page,
  path: string,
  intercept: (route: Route) => Promise<void>,
): Promise<void> {
  const html = await page.request.get(path).then((answer) => answer.text());
  await page.route(SCRIPTS, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.fallback() : intercept(route),
  );
}
