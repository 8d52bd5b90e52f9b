import { messageIn } from '../support/messages.ts';
import { expect, test, whenHydrated } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network, pages in any spelling and the not-found page work', async ({ page, context, guard }) => {
  guard.allowStatus(404);
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|offline/u);
  await page.goto('/about');
  await whenHydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  for (const [path, address, heading] of [
    ['/string-tools/char-count/', '/string-tools/char-count/', messageIn('ko', 'meta:tools.char-count.name')],
    ['/string-tools/Char-Count//?a=1', '/string-tools/char-count?a=1', messageIn('ko', 'meta:tools.char-count.name')],
    ['/en/about.html', '/en/about', messageIn('en', 'meta:pages.about.name')],
    ['/nope', '/nope', messageIn('ko', 'pages:notFound.title')],
    ['/en/nope', '/en/nope', messageIn('en', 'pages:notFound.title')],
    ['/docs', '/docs', messageIn('ko', 'pages:notFound.title')],
  ] as const) {
    await page.goto(path);
    await whenHydrated(page);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page).toHaveURL(address);
  }
});
