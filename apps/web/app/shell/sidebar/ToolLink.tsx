import { useLocation } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { plainPath } from '../../site/localPath.ts';
import { LocalLink } from '../local-link/LocalLink.tsx';
import styles from './Sidebar.module.css';

/** A tool in a list of the sidebar; the current one is marked. */
export function ToolLink({ tool }: { readonly tool: Tool }) {
  const t = useMessages('meta', 'tools');
  const { pathname } = useLocation();
  return (
    <LocalLink
      to={tool.path}
      className={styles['tool']}
      aria-current={plainPath(pathname) === tool.path ? 'page' : undefined}
    >
      {t(`${tool.id}.name`)}
    </LocalLink>
  );
}
