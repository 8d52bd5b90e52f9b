import type { PolicyBlock } from '@toolbox/i18n';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import styles from './PolicyText.module.css';

/** A paragraph, a list or a table of the policy. */
export function PolicyBlockView({ block }: { readonly block: PolicyBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('rows' in block) {
    return (
      <DataTable
        caption={block.caption}
        captionHidden
        columns={block.head.map((header, column) => ({
          id: header,
          header,
          cell: (row: readonly string[]) => row[column],
          rowHeader: column === 0,
        }))}
        rows={block.rows}
        rowKey={(row) => row.join('|')}
      />
    );
  }
  return (
    <ul className={styles['points']}>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
