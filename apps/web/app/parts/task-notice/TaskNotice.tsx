import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Empty } from '@toolbox/ui/empty/Empty';
import { Progress } from '@toolbox/ui/progress/Progress';
import { useMessages } from '../../i18n/useMessages.ts';
import type { TaskState } from '../../worker/useTask.ts';

export type TaskNoticeProps = {
  readonly state: TaskState<unknown>;
  /** What is being done. */
  readonly label: string;
  readonly onCancel: () => void;
  /** Begins a task again that was canceled or failed; without it another request does. */
  readonly onRestart?: (() => void) | undefined;
};

/** Replaces a result that is still being computed, was canceled, or failed. */
export function TaskNotice({ state, label, onCancel, onRestart }: TaskNoticeProps) {
  const t = useMessages('common');
  switch (state.status) {
    case 'working':
      return (
        <Progress
          label={label}
          // A task without progress stays at 0.
          value={state.share === 0 ? undefined : state.share}
          action={
            <Button size="sm" onClick={onCancel}>
              {t('actions.cancel')}
            </Button>
          }
        />
      );
    case 'canceled':
      return (
        <>
          <Empty>{t('document.canceled')}</Empty>
          {onRestart && <Button onClick={onRestart}>{t('actions.retry')}</Button>}
        </>
      );
    case 'failed':
      return <TaskFailure message={state.message} onRestart={onRestart} />;
    default:
      return null;
  }
}

type TaskFailureProps = { readonly message: string; readonly onRestart: TaskNoticeProps['onRestart'] };

function TaskFailure({ message, onRestart }: TaskFailureProps) {
  const t = useMessages('common');
  const errors = useMessages('errors', 'kinds');
  return (
    <Banner
      kind="unknown"
      polite
      details={{ label: t('labels.developerDetails'), text: message }}
      onRetry={onRestart}
      retryLabel={t('actions.retry')}
    >
      {errors('unknown')}
    </Banner>
  );
}
