import { useEffect, useState } from 'react';
import styles from './StickyFigure.module.css';

type StickyFigureProps = { readonly label: string; readonly value: string };

/** Repeats the main figure at the bottom of a narrow screen while the result card is out of sight. */
export function StickyFigure({ label, value }: StickyFigureProps) {
  const [hidden, setHidden] = useState(true);

  useEffect(() => {
    const card = document.getElementById('result');
    if (card === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting ?? true));
    observer.observe(card);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={`no-print ${styles['bar']}`} hidden={hidden} aria-hidden="true">
      <span>{label}</span>
      <strong>{value}</strong>
    </div>
  );
}
