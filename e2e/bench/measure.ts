import type { Browser, CDPSession, Page } from '@playwright/test';
import { applyPreset, type Preset } from './presets.ts';
import { type Answer, installProbe, type Sign, type Timed } from './probe.ts';
import type { Digest, Link, Move, Typing, View } from './subjects.ts';
import { longText } from './texts.ts';

/** The figures of one run, by name; milliseconds unless the name says otherwise. */
export type Figures = Readonly<Record<string, number>>;

const SETTLE_MS = 1000;
const KEY_PAUSE_MS = 60;
const TEXT_PAUSE_MS = 2500;
const FIRST_KEYS = 2;
const KEYS = 12;
const PASTED_UNITS = 10_000;
const TYPED_UNITS = 9950;
const LIMIT_MS = 60_000;
const BYTES_PER_KILOBYTE = 1000;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

type Visit = {
  readonly page: Page;
  readonly session: CDPSession;
  readonly received: { bytes: number; requests: number };
};

async function visit(browser: Browser, preset: Preset, url: string, answer?: Answer): Promise<Visit> {
  const isMobile = preset.name === 'mobile';
  const context = await browser.newContext({
    viewport: preset.viewport,
    isMobile,
    hasTouch: isMobile,
    locale: 'ko-KR',
    // It would compete with the page while it fills its cache.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const received = { bytes: 0, requests: 0 };
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received.bytes += encodedDataLength;
    received.requests += 1;
  });
  await applyPreset(session, preset);
  await page.addInitScript(installProbe, answer);
  await page.goto(url, { waitUntil: 'commit' });
  if (answer !== undefined) await page.waitForFunction(() => window.probe.usable !== undefined);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  return { page, session, received };
}

/** Performs an action of the visitor; returns how long the page took to show its effect. */
async function timed(page: Page, event: 'keydown' | 'paste' | 'click', sign: Sign, act: () => Promise<void>) {
  await page.evaluate(([type, expected]) => window.probe.watch(type, expected), [event, sign] as const);
  await act();
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing was shown after a ${event}.`)), LIMIT_MS).unref();
  });
  const found: Promise<Timed | undefined> = page.evaluate(() => window.probe.timed);
  const result = await Promise.race([found, limit]);
  if (result === undefined) throw new Error('The probe was not set.');
  return result;
}

/** A cold visit: how soon it paints and responds, how long it blocks, and how much it loads. */
export async function openView(browser: Browser, preset: Preset, url: string, { answer }: View): Promise<Figures> {
  const { page, session, received } = await visit(browser, preset, url, answer);
  const { fcp, lcp, blocked, usable } = await page.evaluate(() => window.probe);
  const { metrics } = await session.send('Performance.getMetrics');
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  await page.context().close();
  return {
    FCP: fcp,
    LCP: lcp,
    TBT: blocked,
    ...(usable !== undefined && { usable }),
    script,
    kB: received.bytes / BYTES_PER_KILOBYTE,
    requests: received.requests,
  };
}

async function putInClipboard(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.waitForTimeout(SETTLE_MS / 2);
}

/** One key, and a paste of 10,000 characters: from the event to the frame with the changed result. */
export async function type(browser: Browser, preset: Preset, url: string, { answer }: Typing): Promise<Figures> {
  const { page } = await visit(browser, preset, url, answer);
  const { field, result } = answer;
  const changed: Sign = { selector: result };
  await putInClipboard(page, field, longText(PASTED_UNITS));
  const paste = await timed(page, 'paste', changed, () => page.keyboard.press('Control+v'));
  await putInClipboard(page, field, longText(TYPED_UNITS));
  await page.keyboard.press('Control+v');
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.press('Control+Home');
  const keys: number[] = [];
  for (let key = 0; key < FIRST_KEYS + KEYS; key += 1) {
    const { ms } = await timed(page, 'keydown', changed, () => page.keyboard.press('x'));
    if (key >= FIRST_KEYS) keys.push(ms);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  await page.context().close();
  return { key: median(keys), paste: paste.ms };
}

/** From the click on the link of another page to its heading: `cold` the first time, `warm` afterward. */
export async function move(browser: Browser, preset: Preset, url: string, subject: Move): Promise<Figures> {
  const { page } = await visit(browser, preset, url, subject.answer);
  const go = async ({ link, done }: Link) => {
    const target = page.locator(link).first();
    if (subject.menu !== undefined && !(await target.isVisible())) {
      await page.click(subject.menu);
      await target.waitFor();
    }
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS / 4);
    const { ms } = await timed(page, 'click', done, () => target.click());
    await page.waitForTimeout(SETTLE_MS);
    return ms;
  };
  const cold = await go(subject.there);
  const warm = [await go(subject.back), await go(subject.there), await go(subject.back)];
  await page.context().close();
  return { cold, warm: median(warm) };
}

/** A large text: from the paste to the painted result, and the longest time between two frames meanwhile. */
export async function digest(
  browser: Browser,
  preset: Preset,
  url: string,
  { choose, fields, done }: Digest,
  texts: readonly string[],
): Promise<Figures> {
  const { page } = await visit(browser, preset, url);
  if (choose !== undefined) await page.locator(choose).click();
  for (const [place, field] of fields.entries()) {
    await putInClipboard(page, field, texts[place] ?? '');
    if (place < fields.length - 1) {
      await page.keyboard.press('Control+v');
      await page.waitForTimeout(TEXT_PAUSE_MS);
    }
  }
  const { ms, freeze } = await timed(page, 'paste', done, () => page.keyboard.press('Control+v'));
  await page.context().close();
  return { result: ms, freeze };
}
