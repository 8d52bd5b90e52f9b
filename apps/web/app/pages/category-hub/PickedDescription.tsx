import { useWords } from '../../i18n/useWords.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import styles from './CategoryHubPage.module.css';

/** One sentence about the picked tool; it comes with the tool's own words. */
export function PickedDescription({ tool }: { readonly tool: Tool }) {
  useWords(tool.category, tool.id as never);
  const meta = useWords('meta', 'tools');
  return <p className={styles['description']}>{meta(`${tool.id}.description`)}</p>;
}
