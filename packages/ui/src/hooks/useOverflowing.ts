import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of an element overflows. Nothing is measured unless enabled. */
export function useOverflowing(element: RefObject<HTMLElement | null>, isWanted = true): boolean {
  const [overflowing, setOverflowing] = useState(false);

  useEffect(() => {
    const observed = element.current;
    if (!observed || !isWanted) return;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = observed;
      setOverflowing(scrollWidth > clientWidth || scrollHeight > clientHeight);
    };
    // It also reports at the start, after the layout of the frame. Measuring here would lay out the page in the same
    // task that has just changed it, a long one where a table or a chart has arrived.
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    for (const child of observed.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element, isWanted]);

  return overflowing;
}
