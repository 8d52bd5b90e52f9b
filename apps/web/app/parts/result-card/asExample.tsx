import { Badge } from '@toolbox/ui/badge/Badge';
import { Card } from '@toolbox/ui/card/Card';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { type ComponentType, useCallback } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './asExample.module.css';
import { ExampleCard } from './exampleCard.ts';
import type { ResultCardProps } from './resultCardProps.ts';

/** The prop of every example besides its own: the text that says what will appear here. */
export type ExampleProps = { readonly text: string };

/**
 * Wraps the result component of a tool as an example: grayed, inert, not announced, and marked as an example for
 * screen readers too.
 */
export function asExample<Props>(Content: ComponentType<Props>): ComponentType<Props & ExampleProps> {
  return function Example(props) {
    const { text } = props;
    const draw = useCallback((card: ResultCardProps) => <Greyed {...card} text={text} />, [text]);
    return (
      <ExampleCard value={draw}>
        <Content {...props} />
      </ExampleCard>
    );
  };
}

function Greyed({ text, title, spoken, figure, actions, children }: ResultCardProps & ExampleProps) {
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
      <div className="visually-hidden">
        <p>{text}</p>
        <p>{said}</p>
      </div>
      <div className={styles['example']} inert>
        {children}
      </div>
    </Card>
  );
}
