import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Replaces axe's own half megabyte if the page already has it. */
const ALREADY_THERE = 'void 0';

/**
 * Ends transitions, because a color in transition would be measured halfway. Returns whether axe is already in the
 * page.
 */
function whenSettled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // Elements under the sticky top bar would count as partially covered.
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    return 'axe' in globalThis;
  });
}

/**
 * The violations that axe finds in the current state of a page, one line each.
 *
 * @param part only this part of the page, for states in which the rest has not changed
 */
export async function axeFindings(page: Page, part?: string): Promise<readonly string[]> {
  const isThere = await whenSettled(page);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ALREADY_THERE }) });
  if (part !== undefined) builder.include(part);
  const { violations } = await builder
    .options({
      runOnly: { type: 'tag', values: TAGS },
      // Off by default even if its tag is requested.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
