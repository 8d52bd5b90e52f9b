import type { Page } from '@playwright/test';

/** Elements that would move, fade or scroll smoothly for a visitor who prefers reduced motion. */
export function motionFindings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const MAX_DURATION_S = 0.01;
    const lasts = (durations: string) => durations.split(',').some((text) => Number.parseFloat(text) > MAX_DURATION_S);
    const findings = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        const isAnimated = style.animationName !== 'none' && lasts(style.animationDuration);
        const isTransient = style.transitionProperty !== 'none' && lasts(style.transitionDuration);
        if (isAnimated || isTransient) findings.add(`moves: ${element.outerHTML.slice(0, 140)} ${pseudo ?? ''}`);
        if (style.scrollBehavior === 'smooth') findings.add(`scrolls smoothly: ${element.outerHTML.slice(0, 140)}`);
      }
    }
    const running = document.getAnimations().filter(({ effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return typeof endTime === 'number' && endTime > MAX_DURATION_S * 1000;
    });
    for (const { effect } of running)
      if (effect instanceof KeyframeEffect) findings.add(`runs: ${effect.target?.outerHTML.slice(0, 140)}`);
    return [...findings].slice(0, 8);
  });
}

/**
 * Controls without a visible edge or content, choices that look the same chosen or not, and controls without a visible
 * focus ring, for a visitor whose system sets the colors. Leaves the focus on the last control.
 */
export function forcedColorFindings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const findings: string[] = [];
    const tell = (what: string, element: Element) => findings.push(`${what}: ${element.outerHTML.slice(0, 140)}`);
    const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/u.test(color);
    const backgroundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      if (!isClear(backgroundColor)) return backgroundColor;
      return element.parentElement === null ? 'rgb(255, 255, 255)' : backgroundOf(element.parentElement);
    };
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const around = element.parentElement === null ? '' : backgroundOf(element.parentElement);
      const isLine = (side: 'Top' | 'Right' | 'Bottom' | 'Left') =>
        !['none', 'hidden'].includes(style[`border${side}Style`]) &&
        Number.parseFloat(style[`border${side}Width`]) > 0 &&
        !isClear(style[`border${side}Color`]) &&
        style[`border${side}Color`] !== around;
      return isLine('Bottom') || isLine('Top') || backgroundOf(element) !== around;
    };
    const hasText = (element: Element) => {
      const { color, fill } = getComputedStyle(element);
      const shows = (element.textContent ?? '').trim() !== '' && color !== backgroundOf(element);
      const drawn = element.querySelector('svg');
      return shows || (drawn !== null && getComputedStyle(drawn).color !== backgroundOf(drawn)) || fill === 'Highlight';
    };
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !isClear(outlineColor);
      return isDrawn && outlineColor !== backgroundOf(element.parentElement ?? element);
    };
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      return [
        style.backgroundColor,
        style.borderColor,
        style.borderBottomColor,
        style.color,
        style.textDecorationLine,
      ].join();
    };

    const controls =
      'button, select, textarea, input:not([type=hidden], [type=file]), summary, a[href], [role=tab], [role=radio]';
    for (const element of document.querySelectorAll(controls)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      if (element.matches('input[type=radio], input[type=checkbox]')) {
        if (![element, ...label].some(hasEdge)) tell('no edge', element);
      } else if (element.matches('input, select, textarea')) {
        const frames = [element, element.parentElement, element.parentElement?.parentElement];
        if (!frames.some((frame) => frame instanceof Element && hasEdge(frame))) tell('no edge', element);
      } else if (width > 1 && height > 1 && !hasText(element) && !hasEdge(element)) tell('nothing to see', element);
    }
    for (const chosen of document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')) {
      const other = document.querySelector<HTMLInputElement>(
        `input[type=radio][name="${CSS.escape(chosen.name)}"]:not(:checked):enabled`,
      );
      const [mark, plain] = [chosen.labels?.[0], other?.labels?.[0]];
      const parts = (label: Element) => [label, ...label.querySelectorAll('*')].map(look).join('|');
      if (mark && plain && parts(mark) === parts(plain) && look(chosen) === look(other as Element))
        tell('not marked', chosen);
    }
    for (const element of document.querySelectorAll<HTMLElement>(`:is(${controls}, [tabindex="0"])`)) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const frames = [
        element,
        element.nextElementSibling,
        element.closest('div:focus-within'),
        element.parentElement,
        element.parentElement?.parentElement,
      ];
      if (!frames.some((frame) => frame instanceof Element && hasRing(frame))) tell('no ring', element);
    }
    return findings;
  });
}
