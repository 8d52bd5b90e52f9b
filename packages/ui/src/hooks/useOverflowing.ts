import { type RefObject, useEffect, useState } from 'react';

/** Whether an element's content is wider than the element. A region that scrolls must be reachable by keyboard. */
export function useOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);

  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => setOverflowing(observed.scrollWidth > observed.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    for (const child of observed.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);

  return overflowing;
}
