import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { type ReactNode, useMemo } from 'react';
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
  const fill = useStableCallback(() => {
    if (onExample) undoable('replaced', onExample);
  });
  const reset = useStableCallback(() => undoable('cleared', onReset));
  const hasExample = onExample !== undefined;
  const isWaiting = onExample === null;
  // The card renders with every key, these only when they change.
  const buttons = useMemo(
    () => (
      <>
        {hasExample && (
          <Button variant="ghost" size="sm" disabled={isWaiting} onClick={fill}>
            {t('actions.fillExample')}
          </Button>
        )}
        <Button variant="ghost" size="sm" icon="reset" onClick={reset}>
          {t('actions.reset')}
        </Button>
      </>
    ),
    [t, hasExample, isWaiting, fill, reset],
  );
  return (
    <Card
      title={t('labels.input')}
      titleHidden={lead !== undefined}
      note={lead}
      actions={
        <>
          {actions}
          {buttons}
        </>
      }
    >
      {children}
    </Card>
  );
}
