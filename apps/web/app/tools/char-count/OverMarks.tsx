import { useLayoutEffect, useRef } from 'react';
import styles from './OverMarks.module.css';

type OverMarksProps = {
  /** The id of the text area. */
  readonly fieldId: string;
  readonly text: string;
  /** Where what fits ends, in UTF-16 units. */
  readonly end: number;
};

/** What decides where a line breaks. */
const COPIED = [
  'font',
  'letterSpacing',
  'lineHeight',
  'overflowWrap',
  'padding',
  'tabSize',
  'textTransform',
  'wordBreak',
  'wordSpacing',
] as const;

/** Draws the ground and the line of what is over, letter for letter behind a text area, which shows the text itself. */
export default function OverMarks({ fieldId, text, end }: OverMarksProps) {
  const own = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const field = document.getElementById(fieldId);
    const { current: mirror } = own;
    if (!(field instanceof HTMLTextAreaElement) || mirror === null) return;
    function follow() {
      if (!(field instanceof HTMLTextAreaElement) || mirror === null) return;
      const style = getComputedStyle(field);
      for (const name of COPIED) mirror.style[name] = style[name];
      // Without the bar that scrolls.
      mirror.style.inlineSize = `${field.clientWidth}px`;
      mirror.style.blockSize = `${field.clientHeight}px`;
      mirror.scrollTop = field.scrollTop;
    }
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(field);
    field.addEventListener('scroll', follow);
    return () => {
      observer.disconnect();
      field.removeEventListener('scroll', follow);
    };
  }, [fieldId, text]);

  return (
    <div ref={own} className={styles['mirror']} aria-hidden="true">
      {text.slice(0, end)}
      <mark className={styles['over']}>{text.slice(end)}</mark>
      {/* A line break at the very end makes a line only when something follows. */}
      {'\u200b'}
    </div>
  );
}
