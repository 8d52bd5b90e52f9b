import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { browserOptions } from '../support/site/browser.ts';
import type { Engine } from './engine.ts';

/** No request leaves the machine, and files are saved without a prompt. */
const FIREFOX_PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.allow_hijacking_localhost': false,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.manager.showWhenStarting': false,
  'browser.download.alwaysOpenPanel': false,
};

async function startPuppeteer(name: string, options: LaunchOptions): Promise<Engine> {
  const downloads = await mkdtemp(join(tmpdir(), `toolbox-${name}-`));
  const browser = await puppeteer.launch({
    headless: true,
    defaultViewport: null,
    ...options,
    ...(options.browser === 'firefox'
      ? { extraPrefsFirefox: { ...FIREFOX_PREFERENCES, 'browser.download.dir': downloads } }
      : { downloadBehavior: { policy: 'allow', downloadPath: downloads } }),
  });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  return {
    name,
    version: await browser.version(),
    downloads,
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    },
    run: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])),
    resize: (width, height) => page.setViewport({ width, height }),
    click: ({ x, y }) => page.mouse.click(x, y),
    print: () => page.pdf({ format: 'a4' }),
    close: async () => {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

/** Gecko: Debian's `firefox-esr` over WebDriver BiDi; `FIREFOX` names another one. */
export function startFirefox(): Promise<Engine> {
  return startPuppeteer('firefox', {
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
  });
}

/** Blink, so that the matrix has all three engines; `npm test` drives it in far more detail. */
export function startChromium(): Promise<Engine> {
  const { args, executablePath = '/usr/bin/chromium' } = browserOptions();
  return startPuppeteer('chromium', { browser: 'chrome', executablePath, args });
}
