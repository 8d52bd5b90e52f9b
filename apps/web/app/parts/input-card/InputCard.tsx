import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import type { ReactNode } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';

export type InputCardProps = {
  /** Clears the input and resets every option. */
  readonly onReset: () => void;
  /** Fills in an example, which can be undone. `null` while the example has not loaded. */
  readonly onExample?: (() => void) | null | undefined;
  /** The first choice of the tool, shown in place of the title, which remains for screen readers. */
  readonly lead?: ReactNode;
  /** Additional buttons before those for the example and Reset. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The card with the input of a tool. */
export function InputCard({ onReset, onExample, lead, actions, children }: InputCardProps) {
  const t = useMessages('common');
  return (
    <Card
      title={t('labels.input')}
      titleHidden={lead !== undefined}
      note={lead}
      actions={
        <>
          {actions}
          {onExample !== undefined && (
            <Button
              variant="ghost"
              size="sm"
              disabled={onExample === null}
              onClick={() => onExample && undoable('replaced', onExample)}
            >
              {t('actions.fillExample')}
            </Button>
          )}
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
