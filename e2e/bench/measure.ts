import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { applyPreset, type Preset } from './presets.ts';
import { type Answer, installProbe } from './probe.ts';

export type FirstView = { readonly lcp: number; readonly tbt: number; readonly usable: number | undefined };
export type Typing = { readonly key: number; readonly paste: number };
export type Heavy = { readonly result: number; readonly freeze: number };

const SETTLE_MS = 1500;
const KEYS = 15;
const LONG_TEXT_UNITS = 10_000;
const HEAVY_LIMIT_MS = 60_000;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function openPage(browser: Browser, preset: Preset, answer?: Answer): Promise<Page> {
  const context = await browser.newContext({ viewport: preset.viewport, locale: 'ko-KR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await applyPreset(await context.newCDPSession(page), preset);
  await page.addInitScript(installProbe, answer);
  return page;
}

/** A cold visit: largest contentful paint, blocking time, and when the page first responds. */
export async function firstView(browser: Browser, preset: Preset, url: string, answer?: Answer): Promise<FirstView> {
  const page = await openPage(browser, preset, answer);
  await page.goto(url, { waitUntil: 'load' });
  if (answer !== undefined) await page.waitForFunction(() => window.probe.usable !== undefined);
  await page.waitForTimeout(SETTLE_MS);
  const { lcp, blocked, usable } = await page.evaluate(() => window.probe);
  await page.context().close();
  return { lcp, tbt: blocked, usable };
}

function longText(): string {
  const sentence = '도구상자는 글자를 사람이 세는 대로 정확하게 셉니다. ';
  return sentence.repeat(Math.ceil(LONG_TEXT_UNITS / sentence.length)).slice(0, LONG_TEXT_UNITS);
}

/** One key, and a paste, in a text of 10,000 characters: from the event to the frame that shows its effect. */
export async function typing(browser: Browser, preset: Preset, url: string, field: string): Promise<Typing> {
  const page = await openPage(browser, preset);
  await page.goto(url, { waitUntil: 'networkidle' });
  const text = longText();
  const insert = (selector: string, piece: string, replace: boolean) =>
    page.evaluate(
      ([target, content, all]) => {
        const input = document.querySelector<HTMLTextAreaElement>(target);
        input?.focus();
        if (all) input?.select();
        return window.probe.nextPaint(() => document.execCommand('insertText', false, content));
      },
      [selector, piece, replace] as const,
    );
  await insert(field, text, true);
  await page.waitForTimeout(SETTLE_MS);
  const pastes: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    pastes.push(await insert(field, text, true));
    await page.waitForTimeout(SETTLE_MS / 3);
  }
  const keys: number[] = [];
  for (let round = 0; round < KEYS; round += 1) {
    keys.push(await insert(field, '가', false));
    await page.waitForTimeout(50);
  }
  await page.context().close();
  return { key: median(keys), paste: median(pastes) };
}

export type HeavyFile = { readonly name: string; readonly text: string };

export type HeavyWork = {
  /** Chosen before the file is set. */
  readonly choose?: string;
  /** One file for each file field, in order. */
  readonly files: readonly HeavyFile[];
  /** Starts the task once the file has loaded; a page may start by itself. */
  readonly press?: string;
  readonly result: string;
  /** A part of the result that appears only when the task is finished. */
  readonly shows: string;
};

/** A large file: from the press to the visible result, and the longest time the page was unresponsive meanwhile. */
export async function heavy(browser: Browser, preset: Preset, url: string, work: HeavyWork): Promise<Heavy> {
  const page = await openPage(browser, preset);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const { choose, files, press, result, shows } = work;
  if (choose !== undefined) await page.locator(choose).click();
  const begin = () => page.evaluate(() => window.probe.watchFreezes());
  // Passed as bytes, a file would be decoded in the page by the test driver, which itself freezes the page.
  const folder = await mkdtemp(join(tmpdir(), 'toolbox-bench-'));
  const paths = await Promise.all(
    files.map(async ({ name, text }, place) => {
      const path = join(folder, `${place}-${name}`);
      await writeFile(path, text);
      return path;
    }),
  );
  if (press === undefined) await begin();
  const start = Date.now();
  for (const [place, path] of paths.entries()) await page.locator('input[type=file]').nth(place).setInputFiles(path);
  let from = start;
  if (press !== undefined) {
    const button = page.locator(press);
    await button.waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await begin();
    from = Date.now();
    await button.click();
  }
  await page.waitForFunction(
    ([selector, piece]) => document.querySelector(selector)?.textContent?.includes(piece) === true,
    [result, shows] as const,
    { timeout: HEAVY_LIMIT_MS, polling: 'raf' },
  );
  const elapsed = Date.now() - from;
  const freeze = await page.evaluate(() => window.probe.longestFreeze);
  await page.context().close();
  await rm(folder, { recursive: true, force: true });
  return { result: elapsed, freeze };
}
