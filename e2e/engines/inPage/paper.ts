/**
 * Applies the print styles on the screen, or the screen styles again: not every driver can print, and none reports what
 * it printed. Runs in the page.
 */
export function applyPrintStyles(isPaper: boolean): void {
  const page = globalThis as typeof globalThis & { screenMedia?: Map<MediaList, string> };
  for (const [media, own] of page.screenMedia ?? []) media.mediaText = own;
  page.screenMedia = new Map();
  if (!isPaper) return;
  const swap = (media: MediaList): void => {
    const own = media.mediaText;
    const onPaper = own.replace(/\b(?:only )?print\b/u, 'all').replace(/\b(?:only )?screen\b/u, 'not all');
    if (onPaper === own) return;
    page.screenMedia?.set(media, own);
    media.mediaText = onPaper;
  };
  const walk = (sheet: CSSStyleSheet | CSSGroupingRule): void => {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule) swap(rule.media);
      if (rule instanceof CSSGroupingRule) walk(rule);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    swap(sheet.media);
    walk(sheet);
  }
}

/** Visible parts that are of no use on paper: controls and navigation. Runs in the page. */
export function listControls(): readonly string[] {
  const found = [...document.querySelectorAll('button, nav, aside, footer, header:not(main *)')];
  return found
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .slice(0, 5)
    .map(({ outerHTML }) => `on paper: ${outerHTML.slice(0, 120)}`);
}

/** How much wider than the page its content is. Runs in the page. */
export function excessWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Whether the result is a picture. Runs in the page. */
export function hasPicture(): boolean {
  return [...document.querySelectorAll('main :is(img, svg[role=img], [role=img] svg)')].some(
    (picture) => picture.getBoundingClientRect().width > 64,
  );
}

/** The text that can be seen inside an element. Runs in the page. */
export function visibleText(within: string): string {
  return [...document.querySelectorAll<HTMLElement>(within)]
    .map(({ innerText }) => innerText)
    .join(' ')
    .replace(/\s+/gu, ' ');
}
