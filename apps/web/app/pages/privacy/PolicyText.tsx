import { type Language, loadPolicy, type Policy } from '@toolbox/i18n';
import { use } from 'react';
import { PolicyBlockView } from './PolicyBlockView.tsx';
import { PolicyContents } from './PolicyContents.tsx';
import styles from './PolicyText.module.css';

const arriving = new Map<Language, Promise<Policy>>();

/** One promise for each language, so that `use` gets the same one in every render; a failed one is replaced. */
function arrival(language: Language): Promise<Policy> {
  const known = arriving.get(language);
  if (known !== undefined) return known;
  const promise = loadPolicy(language);
  arriving.set(language, promise);
  promise.catch(() => arriving.delete(language));
  return promise;
}

/** The complete policy in one language, independent of the language of the page. Suspends until the text has loaded. */
export function PolicyText({ language }: { readonly language: Language }) {
  const policy = use(arrival(language));
  return (
    <div className={styles['layout']} lang={language}>
      <PolicyContents policy={policy} />
      <article className={styles['policy']}>
        <header className={styles['head']}>
          <h2 className={styles['title']}>{policy.title}</h2>
          <p className={styles['date']}>{policy.date}</p>
        </header>
        <p>{policy.intro}</p>
        {policy.sections.map(({ id, number, title, blocks }) => (
          <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
            <h3 id={`${id}-title`} className={styles['sectionTitle']}>
              {number} {title}
            </h3>
            {blocks.map((block, index) => (
              <PolicyBlockView key={index} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
