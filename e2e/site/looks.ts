import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { cutFindings } from './cut.ts';
import { sidewaysFindings } from './sideways.ts';

/** Colours do not depend on the width, nor does the structure on the theme: each of the four is seen, in two looks. */
const LOOKS = [
  { viewport: { width: 320, height: 740 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const;

/**
 * What is wrong with a page as it stands, narrow and dark, wide and light: what axe finds in its main part, what
 * cannot be read whole, and what reaches over the edge.
 * The page is wide and light afterwards.
 */
export async function lookFindings(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const found = [
      ...(await sidewaysFindings(page)),
      ...(await cutFindings(page, 'main')),
      ...(await axeFindings(page, 'main')),
    ];
    findings.push(...found.map((finding) => `${viewport.width} px, ${colorScheme}: ${finding}`));
  }
  return findings;
}
