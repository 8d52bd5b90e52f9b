import { Card } from '@toolbox/ui/card/Card';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { Empty } from '@toolbox/ui/empty/Empty';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';

type EmptyResultProps = {
  readonly title?: string;
  /** Content beside the title. */
  readonly note?: ReactNode;
  /** Additional buttons before Copy. */
  readonly actions?: ReactNode;
  /** Text that says what will appear here. */
  readonly text: string;
};

/** The placeholder of a result: every page has it, and a `ResultCard` only once there is a result. */
export function EmptyResult({ title, note, actions, text }: EmptyResultProps) {
  const t = useMessages('common');
  return (
    <Card
      id="result"
      title={title ?? t('labels.result')}
      note={note}
      actions={
        <>
          {actions}
          <CopyButton
            text=""
            labels={{ copy: t('actions.copy'), copied: t('actions.copied'), failed: t('actions.copyFailed') }}
          />
        </>
      }
    >
      <Empty>{text}</Empty>
    </Card>
  );
}
