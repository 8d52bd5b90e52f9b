import type { Policy } from '@toolbox/i18n';
import styles from './PolicyContents.module.css';

/** The table of contents: a row of numbers on narrow pages, titles beside the text on wide ones. */
export function PolicyContents({ policy }: { readonly policy: Policy }) {
  return (
    <nav className={`no-print ${styles['contents']}`} aria-label={policy.contents}>
      <p className={styles['heading']} aria-hidden="true">
        {policy.contents}
      </p>
      <ol className={styles['list']}>
        {policy.sections.map(({ id, number, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles['link']}>
              <span>{number}</span> <span className={styles['title']}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
