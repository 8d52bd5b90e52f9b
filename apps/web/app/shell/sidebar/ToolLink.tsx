import { memo } from 'react';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import styles from './Sidebar.module.css';

type ToolLinkProps = { readonly path: string; readonly name: string; readonly isCurrent: boolean };

/** A tool in a list of the sidebar; the current one is marked. A navigation renders two of them again. */
export const ToolLink = memo(function ToolLink({ path, name, isCurrent }: ToolLinkProps) {
  return (
    <LocalLink to={path} className={styles['tool']} aria-current={isCurrent ? 'page' : undefined}>
      {name}
    </LocalLink>
  );
});
