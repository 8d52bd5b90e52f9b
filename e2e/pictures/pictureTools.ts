import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { localPath } from '@toolbox/web/site/localPath';
import { LANGUAGES } from '../support/messages.ts';
import { playSmoke, smokeOf } from '../support/playSmoke.ts';
import { registry } from '../support/registry.ts';

/** Not committed: these pictures are for a single review. */
const FOLDER = fileURLToPath(new URL('tools/', import.meta.url));
const SIZES = [
  { width: 1360, height: 860 },
  { width: 390, height: 844 },
] as const;
const THEMES = ['light', 'dark'] as const;
/** Time for the example, animations and the last responses. */
const SETTLE_MS = 700;

/**
 * Takes the first screen of every tool, untouched and with its example:
 * `<tool>-<language>-<width>-<theme>[-example].png`.
 *
 * @param origin the address of a site with the simulated market behind it
 */
export async function pictureTools(browser: Browser, origin: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const viewport of SIZES) {
    for (const colorScheme of THEMES) {
      for (const language of LANGUAGES) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          locale: 'ko-KR',
          timezoneId: 'Asia/Seoul',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        for (const tool of registry.tools) {
          const file = `${FOLDER}${tool.id}-${language}-${viewport.width}-${colorScheme}`;
          await page.goto(origin + localPath(tool.path, language));
          await wait(SETTLE_MS);
          await page.screenshot({ path: `${file}.png` });
          await playSmoke(page, language, await smokeOf(tool.id));
          await wait(SETTLE_MS);
          await page.screenshot({ path: `${file}-example.png` });
        }
        await context.close();
      }
    }
  }
  process.stdout.write(`${FOLDER}\n`);
}
