import type { GuidePage } from '@toolbox/i18n';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import type { Tool } from '../../registry/createRegistry.ts';
import { registry } from '../../registry/registry.ts';
import { relatedTools } from '../../site/relatedTools.ts';
import styles from './GuideText.module.css';

type GuideTextProps = { readonly tool: Tool; readonly guide: GuidePage };

/** The guide of a tool: how it computes its result, its sources, questions, and related tools. */
export function GuideText({ tool, guide }: GuideTextProps) {
  const meta = useMessages('meta');
  const { labels, how, sources, checked, questions } = guide;
  return (
    <>
      <h2 className={styles['title']}>{labels.how}</h2>
      {how.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3 className={styles['subtitle']}>{labels.sources}</h3>
      <ul className={styles['sources']}>
        {sources.map(({ name, url }) => (
          <li key={name}>
            {url === undefined ? (
              name
            ) : (
              <a href={url} rel="noopener noreferrer">
                {name}
              </a>
            )}
          </li>
        ))}
        <li>
          {labels.checked} <time dateTime={checked}>{checked}</time>
        </li>
      </ul>
      <h2 className={styles['title']}>{labels.questions}</h2>
      {questions.map(({ question, answer }) => (
        <section key={question}>
          <h3 className={styles['subtitle']}>{question}</h3>
          <p>{answer}</p>
        </section>
      ))}
      <h2 className={`no-print ${styles['title']}`}>{labels.related}</h2>
      <ul className={`no-print ${styles['related']}`}>
        {relatedTools(tool, registry).map(({ id, path }) => (
          <li key={id}>
            <LocalLink to={path}>{meta(`tools.${id}.name`)}</LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
