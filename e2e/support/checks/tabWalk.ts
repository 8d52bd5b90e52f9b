import type { Locator, Page } from '@playwright/test';

/** One stop of the Tab key. */
export type Stop = {
  /** Indexes into the list of wanted elements. */
  readonly wanted: readonly number[];
  readonly name: string;
  /** Whether some of it is visible: inside the window and not covered. */
  readonly inSight: boolean;
  /** Whether the previous stop had a visible focus indicator: an outline or a shadow, on itself or its frame. */
  readonly ringBefore: boolean;
};

type Probe = { stop: () => Stop };

/**
 * Injects a probe into the page that reports, after each Tab, where the focus is and whether its previous position
 * had an indicator.
 */
async function placeProbe(page: Page, wanted: readonly Locator[]): Promise<void> {
  const handles = await Promise.all(wanted.map((locator) => locator.elementHandle()));
  await page.evaluate((elements) => {
    type Look = { readonly element: Element; readonly outline: string; readonly shadow: string };
    const looks = (focused: Element): readonly Look[] => {
      const near: (Element | null)[] = [focused, focused.nextElementSibling];
      for (let up = focused.parentElement; up !== null && near.length < 6; up = up.parentElement) near.push(up);
      return near.flatMap((element) => {
        if (element === null) return [];
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const outline = outlineStyle === 'none' ? 'none' : outlineWidth;
        return [{ element, outline, shadow: boxShadow }];
      });
    };
    const differs = ({ element, outline, shadow }: Look) => {
      const now = looks(element)[0];
      return (outline !== 'none' && outline !== now?.outline) || (shadow !== 'none' && shadow !== now?.shadow);
    };
    const isInSight = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (left + right) / 2;
      return [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(x, top + (bottom - top) * part);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    };
    let before: readonly Look[] = [];
    let last: Element | undefined;
    const probe: Probe = {
      stop() {
        const element = document.activeElement ?? document.body;
        // A date has several stops within one field.
        const ringBefore = element === last || before.length === 0 || before.some(differs);
        if (element !== last) before = element === document.body ? [] : looks(element);
        last = element;
        const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
        return {
          wanted: elements.flatMap((one, index) => (one === element ? [index] : [])),
          name: `${element.tagName.toLowerCase()} "${label}"`,
          inSight: isInSight(element),
          ringBefore,
        };
      },
    };
    Object.assign(globalThis, { tabProbe: probe });
  }, handles);
}

/**
 * Presses Tab until all wanted elements have been reached, and once more.
 *
 * @returns the problems: not reached, not visible, without a focus ring
 */
export async function tabWalk(page: Page, wanted: readonly Locator[], mostStops = 60): Promise<readonly string[]> {
  await placeProbe(page, wanted);
  const missing = new Set(wanted.keys());
  const findings: string[] = [];
  let before = '';
  for (let count = 0; count < mostStops; count += 1) {
    const done = missing.size === 0;
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => (globalThis as unknown as { tabProbe: Probe }).tabProbe.stop());
    if (!stop.ringBefore) findings.push(`no focus ring: ${before}`);
    if (done) return findings;
    if (!stop.inSight) findings.push(`out of sight while focused: ${stop.name}`);
    for (const index of stop.wanted) missing.delete(index);
    before = stop.name;
  }
  return [...findings, ...[...missing].map((index) => `not reached by Tab: ${wanted[index]}`)];
}
