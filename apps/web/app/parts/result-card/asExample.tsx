import { Badge } from '@toolbox/ui/badge/Badge';
import { Card } from '@toolbox/ui/card/Card';
import { classNames } from '@toolbox/ui/class-names/classNames';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { type ComponentType, useCallback } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './asExample.module.css';
import { ExampleCard } from './exampleCard.ts';
import { followRefusals } from './followRefusals.ts';
import type { ResultCardProps } from './resultCardProps.ts';

/** The prop of every example besides its own: the text that says what will appear here. */
export type ExampleProps = { readonly text: string };

type ExampleLook = {
  /** It comes after the page, and is as high as the empty result whose place it takes: nothing below moves. */
  readonly late?: boolean;
};

/**
 * Wraps the result component of a tool as an example: grayed, inert, not announced, and marked as an example for
 * screen readers too. While a field of the page is invalid, only the text is shown (`followRefusals`).
 */
export function asExample<Props extends object>(
  Content: ComponentType<Props>,
  { late = false }: ExampleLook = {},
): ComponentType<Props & ExampleProps> {
  return function Example(props) {
    const { text } = props;
    const draw = useCallback((card: ResultCardProps) => <Grayed {...card} text={text} late={late} />, [text]);
    return (
      <ExampleCard value={draw}>
        <Content {...props} />
      </ExampleCard>
    );
  };
}

function Grayed({
  text,
  late,
  title,
  note,
  spoken,
  figure,
  actions,
  children,
}: ResultCardProps & ExampleProps & ExampleLook) {
  const t = useMessages('common');
  const announcement = spoken || (figure && `${figure.label} ${figure.value}`);
  return (
    <Card
      id="result"
      title={title ?? t('labels.result')}
      note={
        <>
          <span className={styles['mark']}>
            <Badge tone="neutral">{t('labels.example')}</Badge>
          </span>
          {note}
        </>
      }
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
      <div ref={followRefusals} className={`visually-hidden ${styles['heard']}`}>
        <p>{text}</p>
        {announcement && (
          <p>
            {t('labels.example')}: {announcement}
          </p>
        )}
      </div>
      <div className={classNames(styles, 'example', late && 'late')} inert>
        {children}
      </div>
    </Card>
  );
}
