import { useMessages } from '../../i18n/useMessages.ts';
import { useOptionalMessages } from '../../i18n/useOptionalMessages.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import styles from './CategoryHubPage.module.css';

/** One sentence about the selected tool; it loads with the tool's own messages, and is omitted if they fail to load. */
export function PickedDescription({ tool }: { readonly tool: Tool }) {
  const meta = useMessages('meta', 'tools');
  const loaded = useOptionalMessages(tool.id);
  return loaded ? <p className={styles['description']}>{meta(`${tool.id}.description`)}</p> : null;
}
