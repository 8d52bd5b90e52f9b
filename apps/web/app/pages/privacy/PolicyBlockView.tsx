import type { PolicyBlock } from '@toolbox/i18n';
import { DataTable } from '@toolbox/ui/data-table/DataTable';
import { siteConfig } from '../../site/siteConfig.ts';
import styles from './PolicyText.module.css';

/** In the policy as written; a site whose map is another one names its host instead. */
const USUAL_MAP = 'OpenStreetMap';

function mapService(): string {
  const { host } = new URL(siteConfig.mapTemplate);
  return host === 'www.openstreetmap.org' ? USUAL_MAP : host;
}

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
          cell: (row: readonly string[]) => (row[column] === USUAL_MAP ? mapService() : row[column]),
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
