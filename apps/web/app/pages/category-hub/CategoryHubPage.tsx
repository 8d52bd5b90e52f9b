import { Card } from '@toolbox/ui/card/Card';
import { Icon } from '@toolbox/ui/icon/Icon';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useMessageList } from '../../i18n/useMessageList.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { registry } from '../../registry/registry.ts';
import { ToolBoundary } from '../../shell/tool-frame/ToolBoundary.tsx';
import { plainPath } from '../../site/localPath.ts';
import styles from './CategoryHubPage.module.css';
import { LazyTool } from './LazyTool.tsx';
import { PickedDescription } from './PickedDescription.tsx';
import { ToolLinks } from './ToolLinks.tsx';

/**
 * A category page: the list of its tools, the selected one below, and how to use them. The first tool is the nested
 * route.
 */
export default function CategoryHubPage() {
  const { pathname } = useLocation();
  const t = useMessages('pages', 'hub');
  const meta = useMessages('meta');
  const category = registry.categoryAt(plainPath(pathname));
  const guide = useMessageList('pages', `hub.guides.${category?.id ?? ''}`);
  const tools = category === undefined ? [] : registry.toolsOf(category.id);
  const panels = tools.filter(({ hub }) => hub !== 'link');
  const advanced = tools.filter((tool) => tool.advanced === true);
  const links = tools.filter(({ hub, advanced: listed }) => hub === 'link' && listed !== true);
  const [first] = panels;
  const ids = panels.map(({ id }) => id);
  const [pickedId, setPickedId] = useDraft<string>(`hub.${category?.id}`, first?.id ?? '', { allowed: ids });
  const picked = panels.find(({ id }) => id === pickedId) ?? first;
  if (category === undefined || picked === undefined) return null;

  return (
    <div className={styles['hub']}>
      <header>
        <h1 className={styles['title']}>{meta(`categories.${category.id}.name`)}</h1>
        <p className={styles['hero']}>{meta(`categories.${category.id}.hero`)}</p>
      </header>
      <section className={styles['picker']} aria-label={t('pick')}>
        {panels.map((tool) => (
          <button
            key={tool.id}
            type="button"
            className={styles['tile']}
            aria-pressed={tool.id === picked.id}
            onClick={() => setPickedId(tool.id)}
          >
            <Icon name={tool.icon} />
            <span className={styles['name']}>{meta(`tools.${tool.id}.name`)}</span>
          </button>
        ))}
      </section>
      <section className={styles['panel']} aria-labelledby="picked-tool">
        <header className={styles['panelHead']}>
          <div>
            <h2 id="picked-tool">{meta(`tools.${picked.id}.name`)}</h2>
            <Suspense>
              <PickedDescription tool={picked} />
            </Suspense>
          </div>
          <LocalLink to={picked.path} className={styles['open']}>
            {t('openPage')}
            <Icon name="arrowRight" size="sm" />
          </LocalLink>
        </header>
        <ToolBoundary key={picked.id} tool={picked.id}>
          {picked === first ? <Outlet /> : <LazyTool id={picked.id} />}
        </ToolBoundary>
      </section>
      <div className={styles['cards']}>
        <ToolLinks title={t('more')} tools={links} />
        <ToolLinks title={t('advanced')} tools={advanced} />
        <Card title={t('guide')}>
          <ol className={styles['guide']}>
            {guide.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  );
}
