import type { MarkedPart } from '@toolbox/core/diff';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { type Column, DataTable } from '@toolbox/ui/data-table/DataTable';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { TaskNotice } from '../../../parts/task-notice/TaskNotice.tsx';
import { useTask } from '../../../worker/useTask.ts';
import { type RepairedLine, repairTask } from '../repairTask.ts';
import styles from './JsonRepairCard.module.css';

type JsonRepairCardProps = {
  readonly text: string;
  /** Replaces the input. */
  readonly onAccept: (repaired: string) => void;
};

/** What a repair of the input would change, and a button that takes it. */
export default function JsonRepairCard({ text, onAccept }: JsonRepairCardProps) {
  const t = useMessages('json-formatter/late');
  const common = useMessages('common');
  const request = useMemo(() => ({ text }), [text]);
  const { state, cancel, restart } = useTask(repairTask, request, text.length);

  if (state.status !== 'done') {
    const percent = state.status === 'working' ? Math.round(state.share * 100) : 0;
    const label = common('document.working', { percent });
    return <TaskNotice state={state} label={label} onCancel={cancel} onRestart={restart} />;
  }
  if (typeof state.value === 'string') {
    return (
      <Banner kind="validation" polite>
        {t(`repair.${state.value}`)}
      </Banner>
    );
  }
  const { text: repaired, lines, total } = state.value;
  const columns: readonly Column<RepairedLine>[] = [
    { id: 'line', header: t('repair.line'), rowHeader: true, nowrap: true, cell: ({ line }) => formatWhole(line) },
    { id: 'before', header: t('repair.before'), cell: ({ before }) => <Line parts={before} as="del" /> },
    { id: 'after', header: t('repair.after'), cell: ({ after }) => <Line parts={after} as="ins" /> },
  ];
  return (
    <>
      <Banner kind="info" polite title={t('repair.found', { lines: formatWhole(total) })}>
        {t('repair.note')}
      </Banner>
      <DataTable
        caption={t('repair.changes')}
        captionHidden
        columns={columns}
        rows={lines}
        rowKey={(_, index) => index}
      />
      {total > lines.length && (
        <p className={styles['note']}>{t('repair.limited', { max: formatWhole(lines.length) })}</p>
      )}
      <div>
        <Button variant="primary" size="sm" onClick={() => onAccept(repaired)}>
          {t('repair.take')}
        </Button>
      </div>
    </>
  );
}

/** A line, with its changed parts as removed or inserted text. */
function Line({ parts, as: Mark }: { readonly parts: readonly MarkedPart[]; readonly as: 'del' | 'ins' }) {
  return (
    <code className={styles['line']} translate="no">
      {parts.map(({ text, changed }, index) =>
        changed ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
      )}
    </code>
  );
}
