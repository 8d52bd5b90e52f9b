import type { Policy } from '@toolbox/i18n';
import styles from './PolicyContents.module.css';

/** The sections to jump to: numbers in a row where the page is narrow, with their titles beside the text where it is wide. */
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
