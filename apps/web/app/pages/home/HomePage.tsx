import { Badge } from '@toolbox/ui/badge/Badge';
import { Icon, type IconName } from '@toolbox/ui/icon/Icon';
import { useId } from 'react';
import { useMessageList } from '../../i18n/useMessageList.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { categories } from '../../registry/categories.ts';
import { registry } from '../../registry/registry.ts';
import { LanguageMenu } from '../../shell/language-menu/LanguageMenu.tsx';
import { SearchBox } from '../../shell/search-box/SearchBox.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { type CardSize, cardSize } from './cardSize.ts';
import styles from './HomePage.module.css';
import { MyTools } from './MyTools.tsx';

const MAX_RESULTS = 6;
const FEATURES: readonly { readonly id: 'fast' | 'safe' | 'always'; readonly icon: IconName }[] = [
  { id: 'fast', icon: 'bolt' },
  { id: 'safe', icon: 'shield' },
  { id: 'always', icon: 'clock' },
];

/** Cards of equal size are adjacent, so that no row has a gap. */
const ORDER: readonly CardSize[] = ['medium', 'large', 'small'];

/** The search with questions to try, the visitor's own tools, all tools by category, and the principles of the site. */
export default function HomePage() {
  const t = useMessages('pages', 'home');
  const shell = useMessages('shell', 'search');
  const titleId = useId();
  const examples = useMessageList('shell', 'search.examples');
  const shown = categories.filter(({ id }) => registry.toolsOf(id).length > 0);
  return (
    <>
      <section className={styles['hero']}>
        <div className={styles['language']}>
          <LanguageMenu />
        </div>
        <div className={styles['top']}>
          <h1 className={styles['title']}>{t('title')}</h1>
          <Badge tone="info" dot>
            {t('badge')}
          </Badge>
        </div>
        <p className={styles['description']}>{t('description', { count: registry.tools.length })}</p>
        <SearchBox large limit={MAX_RESULTS} placeholder={shell('homePlaceholder')}>
          {(ask) => (
            <div className={styles['asking']}>
              <span id={titleId} className={styles['askingTitle']}>
                {shell('examplesTitle')}
              </span>
              <ul className={styles['questions']} aria-labelledby={titleId}>
                {examples.map((question) => (
                  <li key={question}>
                    <button type="button" className={styles['question']} onClick={() => ask(question)}>
                      {question}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </SearchBox>
        <p className={styles['pasteHint']}>{t('paste')}</p>
        <MyTools />
      </section>
      <section aria-label={t('categories')} className={styles['grid']}>
        {ORDER.flatMap((size) =>
          shown
            .filter(({ id }) => cardSize(registry.toolsOf(id).length) === size)
            .map((category) => <CategoryCard key={category.id} category={category} />),
        )}
      </section>
      <section className={styles['features']} aria-label={t('features.title')}>
        {FEATURES.map(({ id, icon }) => (
          <div key={id} className={styles['feature']}>
            <span className={styles['icon']}>
              <Icon name={icon} />
            </span>
            <h2 className={styles['featureTitle']}>{t(`features.${id}.title`)}</h2>
            <p>{t(`features.${id}.body`)}</p>
          </div>
        ))}
      </section>
    </>
  );
}
