import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import type { ReactNode } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';

export type InputCardProps = {
  /** Clears what was typed and puts every option back. */
  readonly onReset: () => void;
  /** Fills in a telling example; what was typed can be brought back. `null` while the example has not loaded. */
  readonly onExample?: (() => void) | null | undefined;
  /** The first choice of the tool, in the place of the title, which is then heard alone. */
  readonly lead?: ReactNode;
  /** Further buttons before those of the example and of Reset. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Where a tool is told what to do. */
export function InputCard({ onReset, onExample, lead, actions, children }: InputCardProps) {
  const t = useMessages('common');
  return (
    <Card
      title={lead ? <span className="visually-hidden">{t('labels.input')}</span> : t('labels.input')}
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
