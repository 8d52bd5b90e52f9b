import type { Page } from '@playwright/test';
import type { Guard } from './guard.ts';
import type { Language } from './messages.ts';
import type { Tool } from './registry.ts';
import { expect, test, type Way } from './test.ts';

/** Few enough that the tests share out among the processors until the end. */
const TOOLS_A_TEST = 4;
const TOOL_MS = 60_000;

type Visit = {
  readonly page: Page;
  readonly guard: Guard;
  readonly gotoIn: (language: Language, path: string, way?: Way) => Promise<void>;
};

/** Removes what was left behind at the previous tool, unless the test has taken the storage away. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      try {
        Reflect.get(globalThis, name)?.clear();
      } catch {}
    }
  });
}

/**
 * Tests tools in turn, several in one window: the first page of a window takes three times as long as the next. Each
 * is tried even if another fails, and a failure names its tool.
 *
 * @param title what holds for a tool, after its id
 */
export function testTools(
  title: string,
  tools: readonly Tool[],
  visit: (tool: Tool, fixtures: Visit) => Promise<void>,
): void {
  for (let first = 0; first < tools.length; first += TOOLS_A_TEST) {
    const group = tools.slice(first, first + TOOLS_A_TEST);
    test(`${title}: ${group.map(({ id }) => id).join(', ')}`, async ({ page, guard, gotoIn, viewport }) => {
      test.setTimeout(TOOL_MS * group.length);
      const failures: string[] = [];
      for (const tool of group) {
        const seen = guard.findings.length;
        for (const origin of [...tool.network, ...(tool.frames ?? [])]) await guard.allowOrigin(origin);
        await forget(page);
        if (viewport !== null) await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: 'light' });
        await test
          .step(tool.id, () => visit(tool, { page, guard, gotoIn }))
          .catch((error: unknown) => failures.push(`${tool.id}: ${error instanceof Error ? error.stack : error}`));
        failures.push(...guard.findings.slice(seen).map((finding) => `${tool.id}: ${finding}`));
      }
      expect(failures).toEqual([]);
    });
  }
}
