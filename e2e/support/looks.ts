import type { Page } from '@playwright/test';
import { axeFindings } from './checks/axe.ts';
import { cutFindings } from './checks/layoutFaults.ts';
import { sidewaysFindings } from './checks/sideways.ts';

/** Colors do not depend on the width, nor layout on the theme, so two combinations cover all four. */
export const LOOKS = [
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const;

const NARROWEST_PX = 320;
const WIDE_PX = 1280;
const HEIGHT_PX = 900;

/**
 * The findings for the current state of a page, narrow and dark, wide and light: those of axe in its main part, and
 * horizontal overflow. The page is wide and light afterward.
 */
async function lookFindings(page: Page, { colors }: { readonly colors: boolean }): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    findings.push(...(await sidewaysFindings(page)));
    const found = await axeFindings(page, 'main', { colors });
    findings.push(...found.map((finding) => `${viewport.width} px, ${colorScheme}: ${finding}`));
  }
  return findings;
}

/**
 * The same, plus cut-off text in the narrowest window and in a wide one.
 *
 * @param colors whether contrast is checked too: once is enough if the page has the same colors in both languages
 */
export async function wholeFindings(page: Page, { colors = true } = {}): Promise<readonly string[]> {
  const findings = [...(await lookFindings(page, { colors }))];
  for (const width of [NARROWEST_PX, WIDE_PX]) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    findings.push(...(await cutFindings(page, 'main')).map((finding) => `${width} px: ${finding}`));
  }
  return findings;
}
