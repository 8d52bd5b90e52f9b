import { existsSync } from 'node:fs';

/**
 * The same engine without the window around it, which saves a third of the processor time of a test; Playwright's own
 * headless browser is this one too.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Parts that Chromium loads for its own window and that no tested page uses: two pages of the address bar and a spare
 * process for each test, more than half of the cost of a short test. Playwright disables features with the same
 * switch, and only the last such switch counts, so its list is repeated here.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

export type BrowserOptions = { readonly args: string[]; readonly executablePath?: string; readonly channel?: string };

function knownArgs(): string[] {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    // No request leaves the machine; an attempt fails the test.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return args;
}

const existing = (...files: readonly string[]) => files.find((file) => existsSync(file));

/**
 * The launch options of Chromium as people use it, with its back-forward cache: that of the system, or else
 * Playwright's own.
 */
export function browserOptions(): BrowserOptions {
  const executablePath = process.env['PLAYWRIGHT_CHROMIUM'] || existing(...SYSTEM_BROWSERS);
  return { args: knownArgs(), ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }) };
}

/** The launch options of the tests, which need no window. */
export function testBrowserOptions(): BrowserOptions {
  const { PLAYWRIGHT_HEADLESS_SHELL: shell, PLAYWRIGHT_CHROMIUM: chosen } = process.env;
  const executablePath = shell || chosen || existing(HEADLESS_SHELL, ...SYSTEM_BROWSERS);
  return { args: knownArgs(), ...(executablePath !== undefined && { executablePath }) };
}
