import type { Page } from '@playwright/test';

/** Smaller shifts are rounding in the browser, or a row of buttons painted half parsed on a busy machine. */
const ROUNDING = 0.001;

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
};

/** Records layout shifts, from the first frame of the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ('layoutShifts' in globalThis) return;
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.nodeName} ${element?.className}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
        });
        shifts.push({ value, moved: moved.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Makes the next page load its files as on a first visit. */
export async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** The layout shifts since the page began to load, if they exceed the limit; otherwise empty. */
export async function shiftFindings(page: Page): Promise<readonly string[]> {
  // The browser reports a frame after it was drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { layoutShifts: readonly { value: number; moved: string }[] }).layoutShifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < ROUNDING ? [] : shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`);
}
