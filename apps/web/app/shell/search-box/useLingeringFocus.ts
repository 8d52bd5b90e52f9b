import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** The results stay this long after the focus has left, so that a press on one of them still works. */
const BLUR_HIDE_DELAY_MS = 200;

/** Whether the focus is inside, or left a moment ago. Moving inside by keyboard never hides anything. */
export function useLingeringFocus() {
  const [within, setWithin] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    within,
    enter: () => {
      clearTimeout(timer.current);
      setWithin(true);
    },
    leave: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setWithin(false), BLUR_HIDE_DELAY_MS);
    },
  };
}
