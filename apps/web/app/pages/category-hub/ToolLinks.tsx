import { Card } from '@toolbox/ui/card/Card';
import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import type { Tool } from '../../registry/createRegistry.ts';
import styles from './CategoryHubPage.module.css';

type ToolLinksProps = { readonly title: string; readonly tools: readonly Tool[] };

/** Links to tools that open on their own page; renders nothing if there are none. */
export function ToolLinks({ title, tools }: ToolLinksProps) {
  const meta = useMessages('meta', 'tools');
  if (tools.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={styles['links']}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <LocalLink to={tool.path} className={styles['link']}>
              <Icon name={tool.icon} />
              <span>
                <span className={styles['name']}>{meta(`${tool.id}.name`)}</span>
                <span className={styles['linkText']}>{meta(`${tool.id}.description`)}</span>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
