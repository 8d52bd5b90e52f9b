import { type RefObject, useEffect, useState } from 'react';

type MeasureOptions = {
  /** Whether the element is measured; otherwise nothing overflows. */
  readonly isMeasured: boolean;
};

/** Whether the content of an element overflows. */
export function useOverflowing(element: RefObject<HTMLElement | null>, { isMeasured }: MeasureOptions): boolean {
  const [overflowing, setOverflowing] = useState(false);

  useEffect(() => {
    const observed = element.current;
    if (!observed || !isMeasured) return;
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
  }, [element, isMeasured]);

  return overflowing;
}
