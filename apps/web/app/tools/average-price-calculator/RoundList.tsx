import type { AverageFailures } from '@toolbox/core/trading/form';
import { Button } from '@toolbox/ui/button/Button';
import { useRef } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { type RoundDraft, withRound } from './averageDraft.ts';
import { RoundFields } from './RoundFields.tsx';
import styles from './Rounds.module.css';

type RoundListProps = {
  readonly rounds: readonly RoundDraft[];
  readonly onRounds: (rounds: readonly RoundDraft[]) => void;
  readonly failures: AverageFailures['rounds'] | undefined;
};

/** The further purchases, with buttons to add and remove them. */
export function RoundList({ rounds, onRounds, failures = [] }: RoundListProps) {
  const t = useMessages('average-price-calculator');
  const list = useRef<HTMLDivElement>(null);

  function remove(id: number) {
    onRounds(rounds.filter((round) => round.id !== id));
    // The pressed button was removed, so the focus moves to the button that adds a round.
    list.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  }

  return (
    <div ref={list} className={styles['list']}>
      {rounds.map((round, index) => (
        <RoundFields
          key={round.id}
          index={index + 1}
          round={round}
          failures={failures[index] ?? {}}
          onChange={(changed) => onRounds(rounds.map((other) => (other.id === round.id ? changed : other)))}
          onRemove={() => remove(round.id)}
        />
      ))}
      <Button icon="plus" block onClick={() => onRounds(withRound(rounds))}>
        {t('addRound')}
      </Button>
    </div>
  );
}
