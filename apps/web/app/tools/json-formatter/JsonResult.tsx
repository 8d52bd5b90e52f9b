import type { Result } from '@toolbox/core/result';
import { formatBytes, formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { downloadText } from '../../browser/download/downloadText.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TaskNotice } from '../../parts/task-notice/TaskNotice.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';
import type { TaskState } from '../../worker/useTask.ts';
import type { FormattedJson } from './formatTask.ts';
import type { JsonInspection } from './inspectTask.ts';
import { JsonFault } from './JsonFault.tsx';
import { JsonStats } from './JsonStats.tsx';

type JsonResultProps = {
  readonly state: TaskState<Result<FormattedJson>>;
  readonly inspection: Result<JsonInspection> | undefined;
  /** The field holds something else by now. */
  readonly isStale: boolean;
  readonly minified: boolean;
  readonly onCancel: () => void;
  /** Marks a piece of the input, where it stands in a text area. */
  readonly onShow: ((offset: number, length: number) => void) | undefined;
};

const FILE_NAMES = { formatted: 'formatted.json', minified: 'minified.json' } as const;

/** The formatted text, or how far it is, or why there is none. */
export default function JsonResult({ state, inspection, isStale, minified, onCancel, onShow }: JsonResultProps) {
  const t = useMessages('json-formatter');
  const common = useMessages('common');
  const failureText = useFailureText();
  const outcome = state.status === 'done' ? state.value : undefined;
  const formatted = outcome?.ok ? outcome.value : undefined;
  const failure = outcome?.ok === false ? outcome.failure : undefined;
  const lines = formatWhole(formatted?.lineStarts.length ?? 0);
  const size = t('size', { lines, size: formatBytes(formatted?.bytes ?? 0) });
  const fault = failure?.code === 'json.invalid' ? failure : undefined;
  const figure = fault
    ? { label: t('fault.position'), value: t('fault.place', fault.facts) }
    : formatted && { label: t('formatted'), value: size };
  const percent = state.status === 'working' ? Math.round(state.share * 100) : 0;
  const spoken =
    formatted === undefined
      ? (failureText(failure) ?? (state.status === 'cancelled' ? common('document.cancelled') : ''))
      : t('spoken', { lines });

  return (
    <ResultCard
      copyText={formatted?.text ?? ''}
      spoken={spoken}
      {...(figure && { figure })}
      note={isStale && <Badge tone="warn">{t('stale')}</Badge>}
      actions={
        <Button
          variant="ghost"
          size="sm"
          icon="download"
          disabled={formatted === undefined}
          onClick={() =>
            formatted &&
            downloadText(formatted.text, FILE_NAMES[minified ? 'minified' : 'formatted'], 'application/json')
          }
        >
          {common('actions.download')}
        </Button>
      }
    >
      <TaskNotice state={state} label={common('document.working', { percent })} onCancel={onCancel} />
      {fault && <JsonFault failure={fault} onShow={onShow} />}
      {failure && !fault && <Banner kind="validation">{failureText(failure)}</Banner>}
      {formatted && (
        <>
          <TextOutput label={t('formatted')} text={formatted.text} lineStarts={formatted.lineStarts} />
          <JsonStats size={size} inspection={inspection} />
        </>
      )}
    </ResultCard>
  );
}
