import { useEffect, useState } from 'react';
import styles from './StickyFigure.module.css';

type StickyFigureProps = { readonly label: string; readonly value: string };

/** The element of the figure, or the card where the figure is rendered differently. */
const WATCHED = ['#result [data-figure="lg"]', '#result'];

/** Repeats the main figure at the bottom of a narrow screen while the figure itself is out of view. */
export default function StickyFigure({ label, value }: StickyFigureProps) {
  const [hidden, setHidden] = useState(true);

  useEffect(() => {
    const [watched] = WATCHED.flatMap((selector) => document.querySelector(selector) ?? []);
    if (watched === undefined || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setHidden(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(watched);
    return () => observer.disconnect();
  });

  return (
    <div className={`no-print ${styles['bar']}`} hidden={hidden} aria-hidden="true">
      <span>{label}</span>
      <strong>{value}</strong>
    </div>
  );
}
