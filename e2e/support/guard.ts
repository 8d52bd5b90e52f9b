import type { BrowserContext } from '@playwright/test';

/** Collects everything that no page may ever do. A test with a finding fails. */
export type Guard = {
  readonly findings: readonly string[];
  /** Allows an error status that this test provokes. */
  readonly allowStatus: (...statuses: readonly number[]) => void;
  /** Allows findings that this test provokes. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
  /** Allows another origin that the page's tool declares; it responds with an empty document here. */
  readonly allowOrigin: (origin: string) => Promise<void>;
};

const REPORTED = new Set(['error', 'warning']);
/** The browser's message about an error response, which is checked itself. */
const FAILED_LOAD = /^Failed to load resource: the server responded with a status of (\d+)/u;
/** The service worker is blocked in these tests, which Playwright logs to the console. */
const WORKER_KEPT_OUT = /^console warning: Service Worker registration blocked by Playwright/u;
/**
 * The page was left before the response arrived; or the CSP blocked it, or scripts are off, which is reported
 * elsewhere.
 */
const NO_FAILURES = ['net::ERR_ABORTED', 'csp'];

/** Watches every page of a context: console, exceptions, dialogs, content policy, requests. */
export async function watch(context: BrowserContext, siteUrl: string): Promise<Guard> {
  const findings: string[] = [];
  const statuses = new Set<number>();
  const patterns: RegExp[] = [WORKER_KEPT_OUT];
  const note = (finding: string) => {
    if (!patterns.some((pattern) => pattern.test(finding))) findings.push(finding);
  };
  const origins = new Set<string>([new URL(siteUrl).origin]);
  const isAllowed = (url: string) => !/^(?:https?|wss?):/u.test(url) || origins.has(new URL(url).origin);

  context.on('console', (message) => {
    const text = message.text();
    const status = Number(FAILED_LOAD.exec(text)?.[1]);
    if (REPORTED.has(message.type()) && !statuses.has(status)) note(`console ${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => note(`exception: ${error.error().stack ?? error.error().message}`));
  context.on('dialog', (dialog) => {
    note(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (!isAllowed(request.url())) note(`request to another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!isAllowed(request.url()) || NO_FAILURES.includes(reason)) return;
    note(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const status = response.status();
    if (status >= 400 && !statuses.has(status)) note(`answer ${status}: ${response.url()}`);
  });
  await context.exposeBinding('reportViolation', (_source, violation: string) => {
    note(`content policy: ${violation}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });

  return {
    findings,
    allowStatus: (...allowed) => {
      for (const status of allowed) statuses.add(status);
    },
    allow: (...allowed) => patterns.push(...allowed),
    allowOrigin: async (origin) => {
      origins.add(origin);
      await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    },
  };
}
