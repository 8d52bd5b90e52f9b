import type { AverageFailures, RoundField } from '@toolbox/core/trading/form';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { type ClipboardEvent, useRef, useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useTradeWork } from '../../parts/trade-form/useTradeWork.ts';
import { MAX_PASTED_ROUNDS, type RoundDraft, withPastedRounds, withRound } from './averageDraft.ts';
import { RoundFields } from './RoundFields.tsx';
import styles from './Rounds.module.css';

type RoundListProps = {
  readonly rounds: readonly RoundDraft[];
  readonly onRounds: (rounds: readonly RoundDraft[]) => void;
  readonly failures: AverageFailures['rounds'] | undefined;
};

/** The further purchases, with buttons to add and remove them; a pasted table fills several. */
export function RoundList({ rounds, onRounds, failures = [] }: RoundListProps) {
  const t = useMessages('average-price-calculator');
  const work = useTradeWork();
  const [spoken, setSpoken] = useState('');
  const [tooMany, setTooMany] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  function remove(id: number) {
    onRounds(rounds.filter((round) => round.id !== id));
    // The pressed button was removed, so the focus moves to the button that adds a round.
    list.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, at: number, field: RoundField) {
    const mode = rounds[at]?.mode ?? 'quantity';
    const pasted = work?.readPastedRounds(event.clipboardData.getData('text'), field, mode);
    setTooMany(false);
    if (pasted === undefined) return;
    event.preventDefault();
    if (at + pasted.length > MAX_PASTED_ROUNDS) return setTooMany(true);
    undoable('replaced', () => onRounds(withPastedRounds(rounds, at, pasted)));
    setSpoken(t('pasted', { count: pasted.length }));
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
          onPaste={(event, field) => paste(event, index, field)}
          onRemove={() => remove(round.id)}
        />
      ))}
      {tooMany && <Banner kind="validation">{t('tooMany', { max: MAX_PASTED_ROUNDS })}</Banner>}
      <Button icon="plus" block onClick={() => onRounds(withRound(rounds))}>
        {t('addRound')}
      </Button>
      <LiveRegion text={spoken} />
    </div>
  );
}
