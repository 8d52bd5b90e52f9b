// `pnpm pictures`: the pictures of docs/, taken of the built site with the simulated market behind it. With `--tools`,
// every tool is taken instead, at two widths and in both themes, untouched and with its example, into a folder for
// reviews.
import { mkdir, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startDemo } from '@toolbox/server/fakes/startDemo';
import { browserOptions } from '../support/site/browser.ts';
import { pictureTools } from './pictureTools.ts';

const FOLDER = fileURLToPath(new URL('../../docs/', import.meta.url));
const WIDTH = 1360;
const HEIGHT = 860;
/** High enough for the chart and the list of the live pages. */
const LIVE_HEIGHT = 1000;
/** A larger picture would slow down the front page of the documentation. */
const MAX_BYTES = 250_000;
const BYTES_PER_KILOBYTE = 1000;
/** The number of trades and movements to wait for. */
const CARDS = 12;
const TIMEOUT_MS = 120_000;
/** Time for animations and the last responses. */
const SETTLE_MS = 1500;

type Picture = {
  readonly name: string;
  readonly path: string;
  readonly height: number;
  readonly themes: readonly ('light' | 'dark')[];
  /** The condition to wait for before taking the picture. */
  readonly ready?: string;
};

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', height: HEIGHT, themes: ['light'] },
  {
    name: 'kimchi-premium',
    path: '/crypto-tools/real-time-chart',
    height: LIVE_HEIGHT,
    themes: ['light', 'dark'],
    ready: 'main [role=slider]',
  },
  {
    name: 'whale-alert',
    path: '/crypto-tools/whale-alert',
    height: LIVE_HEIGHT,
    themes: ['light', 'dark'],
    ready: `main li:nth-of-type(${CARDS}) article`,
  },
  {
    name: 'whale-trades',
    path: '/crypto-tools/real-time-whale-trades',
    height: LIVE_HEIGHT,
    themes: ['light', 'dark'],
    ready: `main li[data-side]:nth-of-type(${CARDS})`,
  },
];

/** Whether the machine has an emoji font; without one, pictures would show empty boxes. */
function drawsEmoji(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (context === null) return false;
    const size = 20;
    context.font = `${size}px sans-serif`;
    context.fillText('🐋', 0, size);
    const { data } = context.getImageData(0, 0, 2 * size, 2 * size);
    // A glyph without its own colors is black: the box of a missing character.
    return data.some((value, place) => place % 4 !== 3 && value > 0);
  });
}

type View = { readonly url: string; readonly theme: 'light' | 'dark'; readonly height: number };

async function open(browser: Browser, { url, theme, height }: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height },
    colorScheme: theme,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function take(page: Page, { name, ready, themes }: Picture, theme: string): Promise<void> {
  if (ready !== undefined) await page.locator(ready).first().waitFor({ state: 'visible', timeout: TIMEOUT_MS });
  await wait(SETTLE_MS);
  const file = `${FOLDER}${themes.length === 1 ? name : `${name}-${theme}`}.png`;
  await page.screenshot({ path: file });
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes; ${MAX_BYTES} are the most.`);
  process.stdout.write(`${file} ${Math.round(size / BYTES_PER_KILOBYTE)} kB\n`);
}

await mkdir(FOLDER, { recursive: true });
const demo = await startDemo({
  ...(process.env['SITE_DIR'] !== undefined && { SITE_DIR: process.env['SITE_DIR'] }),
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
});
const browser = await chromium.launch(browserOptions());

async function pictureDocs(): Promise<void> {
  // All pages are opened at once, because trades are counted from then on.
  const opened = await Promise.all(
    PICTURES.flatMap((picture) =>
      picture.themes.map(async (theme) => ({
        picture,
        theme,
        page: await open(browser, { url: demo.url + picture.path, theme, height: picture.height }),
      })),
    ),
  );
  const first = opened[0]?.page;
  if (first !== undefined && !(await drawsEmoji(first)))
    process.stderr.write(
      'No font with emoji was found: the pictures have empty boxes. (Debian: fonts-noto-color-emoji)\n',
    );
  for (const { picture, theme, page } of opened) await take(page, picture, theme);
}

try {
  if (process.argv.includes('--tools')) await pictureTools(browser, demo.url);
  else await pictureDocs();
} finally {
  await browser.close();
  await demo.close();
}
