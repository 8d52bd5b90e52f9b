import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Minified: the package's own `source` is more than twice as long, and each checked page receives it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Off by default even if its tag is requested.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  // Documents of other sites.
  iframes: false,
};

type Checks = {
  /** Whether contrast is checked too, which takes half of the time. The colors of most pages depend on no language. */
  readonly colors?: boolean;
};

type Axe = { readonly run: (part: Document | string, options: RunOptions) => Promise<AxeResults> };

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
 * The violations that axe finds in the current state of a page, one line each. Its wrapper for Playwright is not used:
 * it fetches everything that axe has looked at, which takes as long as the check.
 *
 * @param part only this part of the page, for states in which the rest has not changed
 */
export async function axeFindings(
  page: Page,
  part?: string,
  { colors = true }: Checks = {},
): Promise<readonly string[]> {
  const rules = { ...OPTIONS.rules, 'color-contrast': { enabled: colors } };
  if (!(await whenSettled(page))) await page.evaluate(AXE);
  return page.evaluate(
    async ([options, selector]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(selector ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    [{ ...OPTIONS, rules }, part] as const,
  );
}
