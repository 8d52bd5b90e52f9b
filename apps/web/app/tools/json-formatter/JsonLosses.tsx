import { type JsonLoss, type JsonLossReport, MAX_JSON_LOSSES_OF_KIND } from '@toolbox/core/json';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './JsonFormatter.module.css';

type JsonLossesProps = {
  readonly report: JsonLossReport;
  /** Whether the field has changed since. */
  readonly isPast: boolean;
  readonly onShow: ((offset: number, length: number) => void) | undefined;
};

const KINDS = [
  'precision',
  'overflow',
  'underflow',
  'negativeZero',
  'duplicateKey',
  'keyOrder',
  'protoKey',
] as const satisfies readonly JsonLoss['kind'][];

/** Rows shown before the visitor expands the list. */
const FIRST_ROWS = 20;

/** What would have been lost if the text had gone through `JSON.parse`. */
export default function JsonLosses({ report, isPast, onShow }: JsonLossesProps) {
  const t = useMessages('json-formatter/late');
  const [showsAll, setShowsAll] = useState(false);
  const { losses, totals, spelling } = report;
  // JSON.parse keeps a key __proto__; it may be lost later.
  const total = KINDS.reduce((sum, kind) => (kind === 'protoKey' ? sum : sum + totals[kind]), 0);
  const isLimited = KINDS.some((kind) => totals[kind] > MAX_JSON_LOSSES_OF_KIND);

  function placeCell({ offset, length, line, column }: JsonLoss) {
    const place = `${line}:${column}`;
    if (onShow === undefined) return place;
    return (
      <Button
        variant="ghost"
        size="sm"
        icon="search"
        aria-label={t('losses.goTo', { place })}
        onClick={() => onShow(offset, length)}
      >
        {place}
      </Button>
    );
  }

  function becomesCell({ kind, becomes }: JsonLoss) {
    if (kind === 'protoKey') return <span className={styles['words']}>{t('losses.protoKeyBecomes')}</span>;
    if (kind === 'duplicateKey') {
      return <span className={styles['words']}>{t('losses.duplicateKeyBecomes', { value: becomes })}</span>;
    }
    return (
      <code className={styles['code']} translate="no">
        {becomes}
      </code>
    );
  }

  const columns: readonly Column<JsonLoss>[] = [
    { id: 'kind', header: t('losses.kind'), nowrap: true, cell: ({ kind }) => t(`losses.kinds.${kind}`) },
    {
      id: 'path',
      header: t('losses.path'),
      rowHeader: true,
      cell: ({ path }) => (
        <code className={styles['code']} translate="no">
          {path}
        </code>
      ),
    },
    { id: 'place', header: t('losses.place'), nowrap: true, cell: placeCell },
    {
      id: 'original',
      header: t('losses.original'),
      cell: ({ original }) => (
        <code className={styles['code']} translate="no">
          {original}
        </code>
      ),
    },
    { id: 'becomes', header: t('losses.becomes'), cell: becomesCell },
  ];

  return (
    <Card title={t('losses.title')} flush={losses.length > 0} className={isPast ? styles['past'] : undefined}>
      <div className={losses.length > 0 ? styles['intro'] : undefined}>
        <p>{total === 0 ? t('losses.none') : t('losses.some', { count: formatWhole(total) })}</p>
        {totals.protoKey > 0 && <p>{t('losses.protoKeys', { count: formatWhole(totals.protoKey) })}</p>}
        <div className={styles['kinds']}>
          {KINDS.filter((kind) => totals[kind] > 0).map((kind) => (
            <Badge key={kind} tone="serious">
              {t(`losses.kinds.${kind}`)} {formatWhole(totals[kind])}
            </Badge>
          ))}
          {spelling.numbers > 0 && (
            <Badge>
              {t('losses.spelledNumbers')} {formatWhole(spelling.numbers)}
            </Badge>
          )}
          {spelling.strings > 0 && (
            <Badge>
              {t('losses.spelledStrings')} {formatWhole(spelling.strings)}
            </Badge>
          )}
        </div>
        {isLimited && <p className={styles['size']}>{t('losses.limited', { max: MAX_JSON_LOSSES_OF_KIND })}</p>}
      </div>
      {losses.length > 0 && (
        <DataTable
          caption={t('losses.title')}
          captionHidden
          columns={columns}
          rows={showsAll ? losses : losses.slice(0, FIRST_ROWS)}
          rowKey={({ kind, offset }) => `${kind} ${offset}`}
        />
      )}
      {!showsAll && losses.length > FIRST_ROWS && (
        <div className={styles['intro']}>
          <Button size="sm" onClick={() => setShowsAll(true)}>
            {t('losses.showAll', { count: formatWhole(losses.length) })}
          </Button>
        </div>
      )}
    </Card>
  );
}
