/**
 * A state of the page: the text of an element includes a piece or, without one, has changed; or enough elements match.
 */
export type Sign = {
  readonly selector: string;
  readonly includes?: string;
  readonly atLeast?: number;
  /** Something else that must be there too. */
  readonly with?: string;
};

/** How to find out that a page can be used: texts for a field, and what the page then shows. */
export type Answer = {
  readonly field: string;
  /** Two, set in turn, because a page may ignore the same text again. */
  readonly texts: readonly { readonly text: string; readonly shows: string }[];
  readonly result: string;
};

/** From an event to the frame that shows its effect, and the longest time between two frames meanwhile. */
export type Timed = { readonly ms: number; readonly freeze: number };

/** What the page records during a measurement; injected before any of its own scripts. */
export type Probe = {
  fcp: number;
  lcp: number;
  /** Total blocking time: what long tasks take beyond 50 ms. */
  blocked: number;
  /** When the first answer was painted. */
  usable: number | undefined;
  /** Waits for the next event of a type, then for the frame with the sign. */
  watch: (event: 'keydown' | 'paste' | 'click', sign: Sign) => void;
  timed: Promise<Timed> | undefined;
};

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page. Sets the field until the answer appears, and records when it was painted. */
export function installProbe(answer: Answer | undefined): void {
  const LONG_TASK_MS = 50;
  const POLL_INTERVAL_MS = 8;
  const SET_EVERY_MS = 60;

  /** After the frame: the message is delivered once it is painted. */
  const afterPaint = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const shown = ({ selector, includes, atLeast, with: other }: Sign, before: string | undefined) => {
    if (other !== undefined && document.querySelector(other) === null) return false;
    if (atLeast !== undefined) return document.querySelectorAll(selector).length >= atLeast;
    const text = document.querySelector(selector)?.textContent ?? undefined;
    return includes === undefined ? text !== before : text?.includes(includes) === true;
  };

  const probe: Probe = {
    fcp: 0,
    lcp: 0,
    blocked: 0,
    usable: undefined,
    timed: undefined,
    watch(type, sign) {
      const before = document.querySelector(sign.selector)?.textContent ?? undefined;
      probe.timed = new Promise((resolve) => {
        const begin = (event: Event) => {
          const start = Math.min(event.timeStamp, performance.now());
          let previous = start;
          let freeze = 0;
          const frame = () => {
            const now = performance.now();
            freeze = Math.max(freeze, now - previous);
            previous = now;
            if (!shown(sign, before)) return void requestAnimationFrame(frame);
            afterPaint(() => {
              const end = performance.now();
              resolve({ ms: end - start, freeze: Math.max(freeze, end - now) });
            });
          };
          requestAnimationFrame(frame);
        };
        addEventListener(type, begin, { capture: true, once: true });
      });
    },
  };
  window.probe = probe;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    probe.blocked += Math.max(0, duration - LONG_TASK_MS);
  });
  if (answer === undefined) return;

  // The native setter, as frameworks that control a field expect it.
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  let turn = -1;
  let setAt = Number.NEGATIVE_INFINITY;
  const attempt = () => {
    const expected = answer.texts[turn % answer.texts.length];
    const result = document.querySelector(answer.result)?.textContent;
    if (expected !== undefined && result?.includes(expected.shows)) {
      return void requestAnimationFrame(() =>
        afterPaint(() => {
          probe.usable = performance.now();
        }),
      );
    }
    const field = document.querySelector(answer.field);
    if (field !== null && performance.now() - setAt > SET_EVERY_MS) {
      setAt = performance.now();
      turn += 1;
      set?.call(field, answer.texts[turn % answer.texts.length]?.text ?? '');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setTimeout(attempt, POLL_INTERVAL_MS);
  };
  attempt();
}
