import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Stands in for axe's own half megabyte where the page has it already. */
const ALREADY_THERE = 'void 0';

/** A colour that is still changing would be judged by its middle. Tells whether axe is in the page already. */
function whenSettled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // What happens to lie under the bar at the top would count as half covered.
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
    return 'axe' in globalThis;
  });
}

/**
 * What axe finds wrong with a page as it stands, one line each; none when it is clean.
 *
 * @param part only this part of the page: for states that leave the rest as it was when it was looked at whole
 */
export async function axeFindings(page: Page, part?: string): Promise<readonly string[]> {
  const isThere = await whenSettled(page);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ALREADY_THERE }) });
  if (part !== undefined) builder.include(part);
  const { violations } = await builder
    .options({
      runOnly: { type: 'tag', values: TAGS },
      // Off by itself even where its tag is asked for.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
