import { useArrived } from '../../i18n/useArrived.ts';
import { useWords } from '../../i18n/useWords.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import styles from './CategoryHubPage.module.css';

/** One sentence about the picked tool; it comes with the tool's own words, and is left out where they do not come. */
export function PickedDescription({ tool }: { readonly tool: Tool }) {
  const meta = useWords('meta', 'tools');
  const arrived = useArrived({ category: tool.category, tool: tool.id });
  return arrived ? <p className={styles['description']}>{meta(`${tool.id}.description`)}</p> : null;
}
