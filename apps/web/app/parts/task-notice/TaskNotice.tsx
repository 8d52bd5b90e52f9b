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
  /** Begins a canceled task again; without it another request does. */
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
      return <TaskFailure message={state.message} />;
    default:
      return null;
  }
}

function TaskFailure({ message }: { readonly message: string }) {
  const t = useMessages('common', 'labels');
  const errors = useMessages('errors', 'kinds');
  return (
    <Banner kind="unknown" polite details={{ label: t('developerDetails'), text: message }}>
      {errors('unknown')}
    </Banner>
  );
}
