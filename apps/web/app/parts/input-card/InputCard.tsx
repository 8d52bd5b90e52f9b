import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import type { ReactNode } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';

export type InputCardProps = {
  /** Clears what was typed and puts every option back. */
  readonly onReset: () => void;
  /** Further buttons before Reset. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Where a tool is told what to do. */
export function InputCard({ onReset, actions, children }: InputCardProps) {
  const t = useMessages('common');
  return (
    <Card
      title={t('labels.input')}
      actions={
        <>
          {actions}
          <Button variant="ghost" size="sm" icon="reset" onClick={() => undoable('cleared', onReset)}>
            {t('actions.reset')}
          </Button>
        </>
      }
    >
      {children}
    </Card>
  );
}
