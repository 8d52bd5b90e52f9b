import { useLayoutEffect, useRef } from 'react';
import styles from './CharCount.module.css';

type OverMarksProps = {
  /** The id of the text area. */
  readonly fieldId: string;
  readonly text: string;
  /** Where the fitting part ends, in UTF-16 units. */
  readonly end: number;
};

/** The styles that determine where the text is. */
const COPIED = [
  'font',
  'letterSpacing',
  'lineHeight',
  'overflowWrap',
  'padding',
  'tabSize',
  'textTransform',
  'unicodeBidi',
  'wordBreak',
  'wordSpacing',
] as const;

/** Draws the background and underline of the excess text exactly behind a text area, which shows the text itself. */
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
      // Without the scroll bar.
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
      <mark className={styles['excess']}>{text.slice(end)}</mark>
      {/* A final line break makes a line only if something follows it. */}
      {'\u200b'}
    </div>
  );
}
