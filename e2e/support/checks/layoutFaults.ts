import type { Page } from '@playwright/test';

/**
 * Text that is cut off: it overflows its box, an ancestor that clips and cannot be scrolled, or the window.
 */
export function cutFindings(page: Page, within = 'body'): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const SLACK_PX = 1.5;
    const findings: string[] = [];
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';
    const isUnseen = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('.visually-hidden, svg, option, [class*="visually-hidden"]') !== null;
    const isBox = (element: Element) => element.matches('button, [class*="badge"], [class*="chip"]');
    const tell = (what: string, element: Element) =>
      findings.push(`${what}: ${element.outerHTML.slice(0, 120)} "${element.textContent?.slice(0, 40) ?? ''}"`);

    const root = document.querySelector(selector) ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const owner = node.parentElement;
      if (owner === null || node.textContent?.trim() === '' || isUnseen(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width <= 1 || text.height <= 1) continue;
      for (let box: Element | null = owner; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none') break;
        const edge = box.getBoundingClientRect();
        const isWider = text.left < edge.left - SLACK_PX || text.right > edge.right + SLACK_PX;
        if (scrolls(style.overflowX)) break;
        if (isWider && (hides(style.overflowX) || isBox(box))) {
          tell('cut sideways', owner);
          break;
        }
        const isHigher = text.top < edge.top - SLACK_PX || text.bottom > edge.bottom + SLACK_PX;
        if (isHigher && isBox(box)) {
          tell('cut in height', owner);
          break;
        }
        if (scrolls(style.overflowY)) break;
      }
    }
    return [...new Set(findings)].slice(0, 8);
  }, within);
}

/** Boxes that can be scrolled to read their content, but are too low to show a line of it. */
export function collapsedBoxes(page: Page): Promise<readonly string[]> {
  return page.locator('main *:visible').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { overflowY, fontSize } = getComputedStyle(element);
      const isLow = element.clientHeight < Number.parseFloat(fontSize) && element.scrollHeight > element.clientHeight;
      const isBox = (overflowY === 'auto' || overflowY === 'scroll') && element.textContent.trim() !== '';
      return isBox && isLow ? [`${element.clientHeight} px: ${element.outerHTML.slice(0, 140)}`] : [];
    }),
  );
}

/** Numbers that do not fit their field. */
export function tightFields(page: Page): Promise<readonly string[]> {
  return page
    .locator('main input:is([inputmode=numeric], [inputmode=decimal]):visible')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        field instanceof HTMLInputElement && field.value !== '' && field.scrollWidth > field.clientWidth + 1
          ? [field.value]
          : [],
      ),
    );
}

/** Choices that do not fit the select that would show them. */
export function tightSelects(page: Page): Promise<readonly string[]> {
  return page.locator('main select:visible').evaluateAll((selects) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('no canvas');
    return selects.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement)) return [];
      const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight, opacity } = getComputedStyle(select);
      // Its choice is drawn in its place, as a text.
      if (opacity === '0') return [];
      Object.assign(canvas, { font });
      if (letterSpacing !== 'normal') Object.assign(canvas, { letterSpacing });
      Object.assign(canvas, { wordSpacing });
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [...select.options].flatMap(({ label }) => {
        const excess = Math.ceil(canvas.measureText(label).width - room);
        return excess > 0 ? [`${label}: ${excess} px too long`] : [];
      });
    });
  });
}

/** Fields with so small a text that Safari on an iPhone enlarges the page when one gets the focus. */
export function enlargingFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const MIN_PX = 16;
    const typed = 'textarea, select, input:not([type=radio], [type=checkbox], [type=file], [type=hidden])';
    return [...document.querySelectorAll(typed)]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < MIN_PX)
      .map((field) => `${getComputedStyle(field).fontSize}: ${field.outerHTML.slice(0, 140)}`);
  });
}

/** Targets below the minimum size: 24 px, and 44 px for the main ones on touch screens. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const MAIN_PX = 44;
    const MIN_PX = 24;
    const findings: string[] = [];
    const pressable = 'button, select, textarea, input:not([type=hidden], [type=file]), summary, a[href]';
    for (const element of document.querySelectorAll(pressable)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // Links inside a sentence are exempt.
      if (element.matches('a') && getComputedStyle(element).display === 'inline') continue;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const frame = element.matches('input, select, textarea') ? element.parentElement?.parentElement : undefined;
      const boxes = [element, label, frame].filter((box) => box instanceof Element);
      const height = Math.max(...boxes.map((box) => box.getBoundingClientRect().height));
      const width = Math.max(...boxes.map((box) => box.getBoundingClientRect().width));
      if (width <= 1 || height <= 1) continue;
      const isMain = element.matches('[class*="primary"], input[type=text], textarea, select');
      const least = isMain ? MAIN_PX : MIN_PX;
      if (Math.round(height) < least || Math.round(width) < MIN_PX) {
        findings.push(`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`);
      }
    }
    return findings.slice(0, 8);
  });
}

/** Controls whose focus ring is clipped by an ancestor, or has too little contrast. */
export function clippedRings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const findings: string[] = [];
    const focusable =
      'main :is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"])';
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      // Only the selected tab is in the tab order.
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus({ preventScroll: false });
      if (document.activeElement !== element) continue;
      const ringed = [
        element,
        element.nextElementSibling,
        element.closest('div:focus-within'),
        element.parentElement,
        element.parentElement?.parentElement,
      ]
        .filter((candidate) => candidate instanceof Element)
        .find((candidate) => getComputedStyle(candidate).outlineStyle !== 'none');
      if (ringed === undefined) {
        findings.push(`no ring: ${element.outerHTML.slice(0, 140)}`);
        continue;
      }
      const style = getComputedStyle(ringed);
      const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
      const edge = ringed.getBoundingClientRect();
      for (let box = ringed.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'visible') continue;
        // A scroll container can scroll the rest of the ring into view.
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const around = box.getBoundingClientRect();
        const missing = Math.max(
          around.left - (edge.left - reach),
          edge.right + reach - around.right,
          around.top - (edge.top - reach),
          edge.bottom + reach - around.bottom,
        );
        if (missing > 0.5) findings.push(`ring cut by ${missing.toFixed(1)} px: ${element.outerHTML.slice(0, 140)}`);
        break;
      }
    }
    return findings.slice(0, 8);
  });
}
