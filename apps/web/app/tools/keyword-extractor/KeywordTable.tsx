import type { Keyword } from '@toolbox/core/text';
import { formatTenths } from '@toolbox/i18n/format/formatTenths';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Button } from '@toolbox/ui/button/Button';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './KeywordExtractor.module.css';

type KeywordTableProps = { readonly keywords: readonly Keyword[]; readonly onExclude: (word: string) => void };

/** Why each word is a keyword, with a button to exclude it. */
export function KeywordTable({ keywords, onExclude }: KeywordTableProps) {
  const t = useMessages('keyword-extractor');
  const columns: readonly Column<Keyword>[] = [
    { id: 'word', header: t('word'), rowHeader: true, cell: ({ word }) => <bdi translate="no">{word}</bdi> },
    { id: 'uses', header: t('uses'), numeric: true, cell: ({ count }) => formatWhole(count) },
    { id: 'score', header: t('score'), numeric: true, cell: ({ score }) => formatTenths(score) },
    {
      id: 'exclude',
      header: <span className="visually-hidden">{t('exclude')}</span>,
      numeric: true,
      cell: ({ word }) => (
        <Button
          variant="ghost"
          size="sm"
          icon="close"
          iconOnly
          aria-label={t('excludeWord', { word })}
          title={t('exclude')}
          onClick={() => onExclude(word)}
        />
      ),
    },
  ];
  return (
    <section>
      <div className={styles['table']}>
        <DataTable caption={t('table')} captionHidden columns={columns} rows={keywords} rowKey={({ word }) => word} />
      </div>
      <p className={styles['note']}>{t('scoreNote')}</p>
    </section>
  );
}
