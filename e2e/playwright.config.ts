import { defineConfig } from '@playwright/test';
import { testBrowserOptions } from './support/site/browser.ts';
import { URL_VARIABLE } from './support/site/startSite.ts';

/** One browser against the built site, served by the real server. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Texts, the same on every system.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  globalSetup: './support/site/startSite.ts',
  reporter: [['line'], ['html', { outputFolder: 'report', open: 'never' }]],
  fullyParallel: true,
  forbidOnly: true,
  // On a shared processor about one test in two hundred meets a pause of the machine. A defect fails twice; what passes
  // only at the second attempt is listed as flaky.
  retries: 1,
  // Enough to keep two processors busy; with more, each test only becomes slower.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env[URL_VARIABLE],
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1280, height: 800 },
    // Otherwise a color in transition would be measured halfway.
    contextOptions: { reducedMotion: 'reduce' },
    // Each test has a fresh browser profile; a service worker that caches the complete site in each would slow them
    // down.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: testBrowserOptions(),
  },
});
