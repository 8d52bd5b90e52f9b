import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { sidewaysFindings } from './sideways.ts';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };

/**
 * What is wrong with a page as it stands, wide and narrow, light and dark: what axe finds, and what reaches over the edge.
 * The page is wide and light afterwards.
 */
export async function lookFindings(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    findings.push(...(await sidewaysFindings(page)));
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await axeFindings(page);
      findings.push(...found.map((finding) => `${viewport.width} px, ${colorScheme}: ${finding}`));
    }
  }
  return findings;
}
