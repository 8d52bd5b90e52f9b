import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@toolbox/server/testing/freePort';
import type { Engine } from './engine.ts';
import { until } from './until.ts';
import { openSession, type WebDriver } from './webDriver.ts';

const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
);
const TIMEOUT_MS = 20_000;

/** The buttons of the browser's own bar would keep the window at 450 px or more. */
const NARROW_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** Starts a program that ends with this process, however that ends. */
function startChild(program: string, words: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, words, options);
  process.once('exit', () => child.kill());
  return child;
}

/** A screen in memory; the server chooses a free number and writes it to a pipe. */
async function startScreen(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const screen = startChild('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, process: screen };
}

async function openWhenReady(driver: string, capabilities: object): Promise<WebDriver> {
  for (const end = Date.now() + TIMEOUT_MS; ; ) {
    try {
      return await openSession(driver, capabilities);
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(200);
    }
  }
}

/** A left click: the pointer moves there, goes down and up. */
const clickAt = (x: number, y: number) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});

/** WebKit: Debian's WebKitGTK (`webkit2gtk-driver`) on a screen of its own (`xvfb`), over WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'toolbox-webkit-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  await mkdir(join(home, '.config', 'gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config', 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  await writeFile(join(home, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = await startScreen();
  const port = await freePort();
  const driver = startChild('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      LANG: 'C.UTF-8',
    },
  });
  const binary = process.env['MINI_BROWSER'] ?? MINI_BROWSERS.find((file) => existsSync(file));
  const session = await openWhenReady(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const evaluate = (script: string, args: readonly unknown[]) =>
    session.send<never>('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args });
  return {
    name: 'webkit',
    version: `WebKitGTK ${String(session.capabilities['browserVersion'])}`,
    downloads,
    open: (url) => session.send('POST', '/url', { url }),
    run: (script, ...args) => evaluate(String(script), args),
    resize: async (width, height) => {
      await session.send('POST', '/window/rect', { width, height });
      await until(
        async () => width === (await evaluate('() => innerWidth', [])),
        `The window does not become ${width} px wide.`,
      );
    },
    click: ({ x, y }) => session.send('POST', '/actions', clickAt(x, y)),
    close: async () => {
      await session.end();
      driver.kill();
      screen.process.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}
