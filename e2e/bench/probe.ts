/** What the page records during a measurement; injected before any of its own scripts. */
export type Probe = {
  lcp: number;
  blocked: number;
  usable: number | undefined;
  longestFreeze: number;
  watchFreezes: () => void;
  nextPaint: (act: () => void) => Promise<number>;
};

declare global {
  interface Window {
    probe: Probe;
  }
}

/** How to test that a page responds: what to type into which field, and where the output appears. */
export type Answer = {
  readonly field: string;
  readonly text: string;
  readonly press?: string;
  readonly result: string;
};

/** Runs in the page. Types into the field until the output appears, and records when it did. */
export function installProbe(answer: Answer | undefined): void {
  const LONG_TASK_MS = 50;
  const TRY_EVERY_MS = 15;
  const probe: Probe = {
    lcp: 0,
    blocked: 0,
    usable: undefined,
    longestFreeze: 0,
    watchFreezes() {
      probe.longestFreeze = 0;
      let before = performance.now();
      const frame = (now: number) => {
        probe.longestFreeze = Math.max(probe.longestFreeze, now - before);
        before = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame((now) => {
        before = now;
        requestAnimationFrame(frame);
      });
    },
    nextPaint(act) {
      return new Promise((resolve) => {
        const start = performance.now();
        act();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(null);
        });
      });
    },
  };
  window.probe = probe;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.blocked += Math.max(0, entry.duration - LONG_TASK_MS);
  }).observe({ type: 'longtask', buffered: true });
  if (answer === undefined) return;

  const { field, text, press, result } = answer;
  let before: string | null | undefined;
  const attempt = () => {
    const input = document.querySelector<HTMLTextAreaElement | HTMLInputElement>(field);
    const shown = document.querySelector(result);
    if (input === null || shown === null) return setTimeout(attempt, TRY_EVERY_MS);
    // The page may replace the prerendered element.
    before ??= shown.textContent;
    if (shown.textContent !== before) {
      probe.usable ??= performance.now();
      return undefined;
    }
    if (document.activeElement !== input) input.focus();
    input.select();
    document.execCommand('insertText', false, text);
    if (press !== undefined) document.querySelector<HTMLElement>(press)?.click();
    return setTimeout(attempt, TRY_EVERY_MS);
  };
  addEventListener('DOMContentLoaded', attempt);
}
