import type { Page } from '@playwright/test';

/** The text spacing that users may set by WCAG 1.4.12. */
export const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';
/** Twice the size of text, as WCAG 1.4.4 requires. */
export const LARGE = 'html { font-size: 200% !important }';

/** Sets user styles, replacing earlier ones and keeping those of the page; the CSP allows no style element. */
export async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const own = document.adoptedStyleSheets.filter((sheet) => !('isOfUser' in sheet));
    const sheet = Object.assign(new CSSStyleSheet(), { isOfUser: true });
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...own, sheet];
  }, css);
}
