import { Badge } from '@toolbox/ui/badge/Badge';
import { Card } from '@toolbox/ui/card/Card';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { type ReactNode, useCallback } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './ExampleResult.module.css';
import { ExampleCard } from './exampleCard.ts';
import type { ResultCardProps } from './ResultCard.tsx';

type ExampleResultProps = {
  /** Says what will appear here. */
  readonly text: string;
  /** A result as the tool itself draws it. */
  readonly children: ReactNode;
};

/** The result of an example in the place of one that is not there yet: greyed, out of reach, announced to nobody. */
export default function ExampleResult({ text, children }: ExampleResultProps) {
  const draw = useCallback((card: ResultCardProps) => <Greyed {...card} text={text} />, [text]);
  return <ExampleCard value={draw}>{children}</ExampleCard>;
}

function Greyed({ text, title, spoken, figure, actions, children }: ResultCardProps & { readonly text: string }) {
  const t = useMessages('common');
  const said = spoken || (figure && `${figure.label} ${figure.value}`);
  return (
    <Card
      id="result"
      title={title ?? t('labels.result')}
      note={<Badge tone="neutral">{t('labels.example')}</Badge>}
      actions={
        <fieldset disabled className={styles['actions']}>
          {actions}
          <CopyButton
            text=""
            labels={{ copy: t('actions.copy'), copied: t('actions.copied'), failed: t('actions.copyFailed') }}
          />
        </fieldset>
      }
    >
      <p className={styles['lead']}>{text}</p>
      {said && <p className="visually-hidden">{t('labels.exampleResult', { result: said })}</p>}
      <div className={styles['example']} inert>
        {children}
      </div>
    </Card>
  );
}
