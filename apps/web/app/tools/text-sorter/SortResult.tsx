import type { ItemDelimiter } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Empty } from '@toolbox/ui/empty/Empty';
import { useMemo, useRef } from 'react';
import { downloadText } from '../../browser/download/downloadText.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { TextValue } from '../../parts/document-field/textValue.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TaskNotice } from '../../parts/task-notice/TaskNotice.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';
import { useLiveTask } from '../../worker/useLiveTask.ts';
import { DroppedItems } from './DroppedItems.tsx';
import { drawSeed } from './drawSeed.ts';
import styles from './SortResult.module.css';
import { shortenItem } from './shortenItem.ts';
import { COMPARING, type SortChoices } from './sortChoices.ts';
import { sortTask } from './sortTask.ts';
import { UnreadItems } from './UnreadItems.tsx';

type SortResultProps = {
  readonly value: TextValue;
  readonly choices: SortChoices;
  readonly onChange: (choices: SortChoices) => void;
};

const FILE_NAME = 'sorted.txt';
/** How much of a shuffled list is announced. */
const MAX_SPOKEN_GRAPHEMES = 40;

/** The sorted list, or the progress. */
export default function SortResult({ value, choices, onChange }: SortResultProps) {
  const t = useMessages('text-sorter');
  const late = useLateMessages('text-sorter/late');
  const common = useMessages('common', 'actions');
  const { language } = useLanguage();
  const request = useMemo(() => ({ text: value.text, language, ...choices }), [value.text, language, choices]);
  const { value: sorted, isStale, state, cancel, restart } = useLiveTask(sortTask, request, value.text.length);
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const isLong = value.document !== undefined;
  const offer = isStale ? undefined : sorted?.offer;
  const text = sorted === undefined || isStale ? '' : sorted.text;
  const items = formatWhole(sorted?.items ?? 0);
  const removed = formatWhole(sorted?.removed ?? 0);
  const summary = sorted?.removed ? t('summaryRemoved', { count: items, removed }) : t('summary', { count: items });
  const compares = COMPARING.has(choices.order);
  // Everything that the order depends on: a sentence that stays the same is not announced again.
  const chosen = [
    summary,
    t(`orders.${choices.order}`),
    compares && t(`bys.${choices.by}`),
    compares && choices.natural && t('natural'),
    t(`delimiters.${choices.delimiter}`),
    // Shuffled again, nothing but the list itself is different.
    choices.order === 'shuffle' && shortenItem(text, MAX_SPOKEN_GRAPHEMES),
  ];

  function take(delimiter: ItemDelimiter) {
    onChange({ ...choices, delimiter });
    // The button that had the focus disappears with the offer.
    summaryRef.current?.focus();
  }

  return (
    <ResultCard
      copyText={text}
      spoken={text === '' ? '' : chosen.filter(Boolean).join(', ')}
      note={isStale && isLong && <Badge tone="warn">{t('working')}</Badge>}
      actions={
        <>
          {isStale && isLong && (
            <Button variant="ghost" size="sm" onClick={cancel}>
              {common('cancel')}
            </Button>
          )}
          {choices.order === 'shuffle' && (
            <Button variant="ghost" size="sm" icon="refresh" onClick={() => onChange({ ...choices, seed: drawSeed() })}>
              {t('again')}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            icon="download"
            disabled={text === ''}
            onClick={() => downloadText(text, FILE_NAME)}
          >
            {common('download')}
          </Button>
        </>
      }
      {...(sorted && { figure: { label: t('items'), value: items } })}
    >
      {sorted === undefined && <TaskNotice state={state} label={t('working')} onCancel={cancel} onRestart={restart} />}
      {sorted?.items === 0 && <Empty>{t('noItems')}</Empty>}
      {sorted !== undefined && sorted.items > 0 && (
        <>
          <TextOutput
            prose={choices.delimiter !== 'newline'}
            label={t('sorted')}
            text={sorted.text}
            lineStarts={sorted.lineStarts}
          />
          <p ref={summaryRef} tabIndex={-1} className={styles['note']}>
            {summary}
          </p>
          {offer && late && (
            <Banner quiet kind="info">
              <div className={styles['offer']}>
                {late(`offers.${offer.because}`)}
                <Button size="sm" onClick={() => take(offer.delimiter)}>
                  {late('splitBy', { delimiter: t(`delimiters.${offer.delimiter}`) })}
                </Button>
              </div>
            </Banner>
          )}
          <UnreadItems sorted={sorted} />
          <DroppedItems sorted={sorted} />
        </>
      )}
    </ResultCard>
  );
}
