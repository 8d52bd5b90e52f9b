/**
 * Elements that overflow the right edge of the page, so that it scrolls horizontally; empty if there are none. Runs
 * in the page.
 */
export function listSideways(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const reaches = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    const content = getComputedStyle(element).overflowX === 'visible' ? element.scrollWidth : 0;
    return Math.max(right, left + content) > clientWidth + 1;
  };
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement;
    if (parent === null) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
  };
  const innermost = [...document.body.querySelectorAll('*')].filter(
    (element) => reaches(element) && !isClipped(element) && ![...element.children].some(reaches),
  );
  return innermost.slice(0, 5).map(({ outerHTML }) => `${scrollWidth} px wide: ${outerHTML.slice(0, 160)}`);
}
