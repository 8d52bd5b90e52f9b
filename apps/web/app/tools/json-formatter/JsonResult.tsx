import type { JsonIndent } from '@toolbox/core/json';
import type { Failure, Result } from '@toolbox/core/result';
import { formatBytes } from '@toolbox/i18n/format/formatBytes';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { type ReactNode, Suspense } from 'react';
import { downloadText } from '../../browser/download/downloadText.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { onDemandPart } from '../../loading/lazyPart.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TaskNotice } from '../../parts/task-notice/TaskNotice.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';
import type { TaskState } from '../../worker/useTask.ts';
import type { FormattedJson } from './formatTask.ts';
import type { JsonInspection } from './inspectTask.ts';
import { JsonFault } from './JsonFault.tsx';
import styles from './JsonFormatter.module.css';
import { JsonStats } from './JsonStats.tsx';

const JsonInString = onDemandPart(() => import('./JsonInString.tsx'));

type JsonResultProps = {
  /** The text that the state belongs to. */
  readonly text: string;
  /** Replaces the input by a repaired text. */
  readonly onRepair: (repaired: string) => void;
  readonly note: ReactNode;
  readonly state: TaskState<unknown>;
  /** The formatted text of the field, or the last valid one. */
  readonly last: FormattedJson | undefined;
  /** Whether the field has changed since. */
  readonly isStale: boolean;
  /** Why the text in the field cannot be formatted. */
  readonly failure: Failure | undefined;
  readonly inspection: Result<JsonInspection> | undefined;
  /** Whether the inspection is of an earlier text. */
  readonly isPast: boolean;
  /** 0 if the text is minified. */
  readonly indent: JsonIndent;
  readonly sortKeys: boolean;
  readonly onCancel: () => void;
  /** Selects a range of the input, if it is in a text area. */
  readonly onShow: ((offset: number, length: number) => void) | undefined;
};

const INDENT_NAMES = { 0: 'none', 2: 'two', 4: 'four', '\t': 'tab' } as const satisfies Record<JsonIndent, string>;

const FILE_NAMES = { formatted: 'formatted.json', minified: 'minified.json' } as const;

/** The formatted text, the progress, or the error with the last result, dimmed. */
export default function JsonResult(props: JsonResultProps) {
  const {
    text,
    note,
    state,
    last,
    isStale,
    failure,
    inspection,
    isPast,
    indent,
    sortKeys,
    onCancel,
    onShow,
    onRepair,
  } = props;
  const t = useMessages('json-formatter');
  const common = useMessages('common');
  const failureText = useFailureText();
  const language = usePageLanguage();
  const formatted = isStale ? undefined : last;
  const lines = formatWhole(last?.lineStarts.length ?? 0);
  const size = t('size', { lines, size: formatBytes(last?.bytes ?? 0, language) });
  const fault = failure?.code === 'json.invalid' ? failure : undefined;
  const figure = fault
    ? { label: t('fault.position'), value: t('fault.place', fault.facts) }
    : formatted && { label: t('formatted'), value: size };
  const percent = state.status === 'working' ? Math.round(state.share * 100) : 0;
  const isWaiting =
    failure === undefined && state.status !== 'done' && (last === undefined || state.status !== 'working');
  // The field announces what is wrong with its text.
  const problem = fault
    ? ''
    : (failureText(failure) ?? (state.status === 'canceled' ? common('document.canceled') : ''));
  // What was chosen is part of the sentence, because one that stays the same is not announced again.
  const chosen = [t('spoken', { lines }), t(`indents.${INDENT_NAMES[indent]}`), sortKeys && t('sortKeys')];
  const spoken = formatted === undefined ? problem : chosen.filter(Boolean).join(', ');

  return (
    <ResultCard
      copyText={formatted?.text ?? ''}
      spoken={spoken}
      {...(figure && { figure })}
      note={note}
      actions={
        <Button
          variant="ghost"
          size="sm"
          icon="download"
          iconOnly
          aria-label={common('actions.download')}
          title={common('actions.download')}
          disabled={formatted === undefined}
          onClick={() =>
            formatted &&
            downloadText(formatted.text, FILE_NAMES[indent === 0 ? 'minified' : 'formatted'], 'application/json')
          }
        />
      }
    >
      <div className={styles['pane']}>
        {isWaiting && <TaskNotice state={state} label={common('document.working', { percent })} onCancel={onCancel} />}
        {fault && <JsonFault text={text} failure={fault} onShow={onShow} onRepair={onRepair} />}
        {failure && !fault && <Banner kind="validation">{failureText(failure)}</Banner>}
        {failure && last && (
          <p>
            <Badge tone="warn">{t('lastGood')}</Badge>
          </p>
        )}
        {formatted && text.trimStart().startsWith('"') && (
          <JsonInString fallback={null} text={text} onAccept={onRepair} />
        )}
        {last && !isWaiting && (
          <div className={styles[isStale ? 'stale' : 'output']}>
            <TextOutput code label={t('formatted')} text={last.text} lineStarts={last.lineStarts} />
          </div>
        )}
      </div>
      {last && (
        // Its messages load after the page, and must not hold up the text.
        <Suspense fallback={<p className={styles['size']}>{size}</p>}>
          <JsonStats size={size} inspection={inspection} isPast={isPast} />
        </Suspense>
      )}
    </ResultCard>
  );
}
