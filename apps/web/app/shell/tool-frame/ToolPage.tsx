import { Icon } from '@toolbox/ui/icon/Icon';
import { Outlet, useLocation } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import { useRecordVisit } from '../my-tools/useRecentTools.ts';
import { ToolGuide } from '../tool-guide/ToolGuide.tsx';
import { NetworkNote } from './NetworkNote.tsx';
import { ToolActions } from './ToolActions.tsx';
import { ToolBoundary } from './ToolBoundary.tsx';
import styles from './ToolPage.module.css';

/** The frame of every tool: back link, name, description, favorite and link; the tool itself is the nested route. */
export default function ToolPage() {
  const { pathname } = useLocation();
  const meta = useMessages('meta');
  const tool = registry.toolAt(plainPath(pathname));
  useRecordVisit(tool?.id);
  if (tool === undefined) return null;
  const category = registry.categoryOf(tool);
  return (
    <article className={styles['page']} data-layout={tool.layout ?? 'normal'}>
      <header className={styles['head']}>
        <div className={styles['line']}>
          <LocalLink className={`no-print ${styles['back']}`} to={category.path}>
            <Icon name="arrowLeft" size="sm" />
            <span className={styles['category']}>{meta(`categories.${category.id}.name`)}</span>
          </LocalLink>
          <h1 className={styles['title']}>{meta(`tools.${tool.id}.name`)}</h1>
          <ToolActions tool={tool} />
        </div>
        <p className={styles['description']}>{meta(`tools.${tool.id}.description`)}</p>
      </header>
      <ToolBoundary key={tool.id} tool={tool.id}>
        <Outlet />
      </ToolBoundary>
      <NetworkNote tool={tool} />
      <ToolGuide tool={tool} />
    </article>
  );
}
