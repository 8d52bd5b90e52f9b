import type { AverageFailures } from '@toolbox/core/trading/form';
import { Button } from '@toolbox/ui/button/Button';
import { Fragment, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../i18n/useMessages.ts';
import { latePart } from '../../loading/lazyPart.tsx';
import { ChangeAnnouncement } from '../../parts/change-announcement/ChangeAnnouncement.tsx';
import { type RoundDraft, withRound } from './averageDraft.ts';
import { RoundFields } from './RoundFields.tsx';
import styles from './RoundList.module.css';
import { BEFORE_ROUNDS, type PastedRoundsState } from './usePastedRounds.ts';

const PasteNotice = latePart(() => import('./PasteNotice.tsx'));

type RoundListProps = {
  readonly rounds: readonly RoundDraft[];
  readonly pasted: PastedRoundsState;
  readonly failures: AverageFailures['rounds'] | undefined;
};

/** The further purchases, with buttons to add and remove them; a pasted table fills several. */
export function RoundList({ rounds, pasted, failures = [] }: RoundListProps) {
  const { isUnheld, outcome, announcement, change, fill, hold, paste } = pasted;
  const t = useMessages('average-price-calculator');
  const list = useRef<HTMLDivElement>(null);

  function add() {
    flushSync(() => change(withRound(rounds)));
    list.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input:not([type=radio])')?.focus();
  }

  function remove(id: number) {
    change(rounds.filter((round) => round.id !== id));
    // The pressed button was removed, so the focus moves to the button that adds a round.
    list.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  }

  const notices = (at: number) =>
    outcome?.at === at &&
    outcome.notes.map((note) =>
      note.kind === 'unheld' && !isUnheld ? null : (
        <PasteNotice
          key={note.kind}
          outcome={note}
          onFill={(changed) => fill(at, changed)}
          onHold={(holding) => hold(at, holding)}
        />
      ),
    );

  return (
    <div ref={list} className={styles['list']}>
      {notices(BEFORE_ROUNDS)}
      {rounds.map((round, index) => (
        <Fragment key={round.id}>
          <RoundFields
            index={index + 1}
            round={round}
            failures={failures[index] ?? {}}
            onChange={(changed) => change(rounds.map((other) => (other.id === round.id ? changed : other)))}
            onPaste={(event, field) => paste(event, { at: index, field })}
            onRemove={() => remove(round.id)}
          />
          {notices(index)}
        </Fragment>
      ))}
      <Button icon="plus" block onClick={add}>
        {t('addRound')}
      </Button>
      <ChangeAnnouncement {...announcement} />
    </div>
  );
}
