// `pnpm pictures`: the pictures of docs/, taken of the built site with the simulated market behind it.
import { mkdir, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startDemo } from '@toolbox/server/fakes/startDemo';
import { browserOptions } from '../site/browser.ts';

const FOLDER = fileURLToPath(new URL('../../docs/', import.meta.url));
const WIDTH = 1360;
const HEIGHT = 860;
/** The live pages show what they are about further down: a chart, a list. */
const LIVE_HEIGHT = 1240;
/** A picture above this makes the front page slow. */
const MAX_BYTES = 250_000;
const BYTES_PER_KILOBYTE = 1000;
/** So many trades and movements make a page lively. */
const CARDS = 12;
const PATIENCE_MS = 120_000;
/** Fades and the last answers. */
const SETTLE_MS = 1500;

type Picture = {
  readonly name: string;
  readonly path: string;
  readonly height: number;
  readonly themes: readonly ('light' | 'dark')[];
  /** What must be there before it is taken. */
  readonly ready?: string;
};

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', height: HEIGHT, themes: ['light'] },
  {
    name: 'kimchi-premium',
    path: '/crypto-tools/real-time-chart',
    height: LIVE_HEIGHT,
    themes: ['light', 'dark'],
    ready: 'main canvas',
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

/** Whether the machine can draw what the pages show besides letters; a picture with empty boxes is worth nothing. */
function drawsEmoji(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (context === null) return false;
    const size = 20;
    context.font = `${size}px sans-serif`;
    context.fillText('🐋', 0, size);
    const { data } = context.getImageData(0, 0, 2 * size, 2 * size);
    // Whatever is drawn without colours of its own is black: a missing character's box.
    return data.some((value, place) => place % 4 !== 3 && value > 0);
  });
}

async function open(browser: Browser, theme: 'light' | 'dark', height: number, url: string): Promise<Page> {
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

async function take(page: Page, { name, ready }: Picture, theme: string, isOnly: boolean): Promise<void> {
  if (ready !== undefined) await page.locator(ready).first().waitFor({ state: 'visible', timeout: PATIENCE_MS });
  await wait(SETTLE_MS);
  const file = `${FOLDER}${isOnly ? name : `${name}-${theme}`}.png`;
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
try {
  // All are opened at once: trades are counted from the moment a page is there.
  const opened = await Promise.all(
    PICTURES.flatMap((picture) =>
      picture.themes.map(async (theme) => ({
        picture,
        theme,
        page: await open(browser, theme, picture.height, demo.url + picture.path),
      })),
    ),
  );
  const first = opened[0]?.page;
  if (first !== undefined && !(await drawsEmoji(first)))
    process.stderr.write(
      'No font with emoji was found: the pictures have empty boxes. (Debian: fonts-noto-color-emoji)\n',
    );
  for (const { picture, theme, page } of opened) await take(page, picture, theme, picture.themes.length === 1);
} finally {
  await browser.close();
  await demo.close();
}
