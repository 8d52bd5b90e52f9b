import type { AverageFailures, PastedRound, RoundField } from '@toolbox/core/trading/form';
import { Button } from '@toolbox/ui/button/Button';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { type ClipboardEvent, Fragment, useRef, useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { latePart } from '../../loading/lazyPart.tsx';
import { useTradeWork } from '../../parts/trade-form/useTradeWork.ts';
import { type AverageDraft, MAX_PASTED_ROUNDS, type RoundDraft, withPastedRounds, withRound } from './averageDraft.ts';
import type { PasteOutcome } from './PasteNotice.tsx';
import { RoundFields } from './RoundFields.tsx';
import styles from './Rounds.module.css';

const PasteNotice = latePart(() => import('./PasteNotice.tsx'));

type RoundListProps = {
  readonly form: AverageDraft;
  readonly onChange: (changed: Partial<AverageDraft>) => void;
  readonly failures: AverageFailures['rounds'] | undefined;
};

/** The further purchases, with buttons to add and remove them; a pasted table fills several. */
export function RoundList({ form, onChange, failures = [] }: RoundListProps) {
  const rounds: readonly RoundDraft[] = form.rounds;
  const t = useMessages('average-price-calculator');
  const late = useLateMessages('average-price-calculator/late');
  const work = useTradeWork();
  const [spoken, setSpoken] = useState('');
  const [outcome, setOutcome] = useState<{ readonly at: number; readonly notes: readonly PasteOutcome[] }>();
  const list = useRef<HTMLDivElement>(null);

  const isUnheld = [form.initialAmount, form.initialQuantity].every((text) => text.trim() === '');

  function change(changed: readonly RoundDraft[], holding: Partial<AverageDraft> = {}) {
    setOutcome(undefined);
    onChange({ ...holding, rounds: changed });
  }

  function remove(id: number) {
    change(rounds.filter((round) => round.id !== id));
    // The pressed button was removed, so the focus moves to the button that adds a round.
    list.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  }

  function fill(at: number, added: readonly PastedRound[]) {
    undoable('replaced', () => change(withPastedRounds(rounds, at, added)));
  }

  function hold(at: number, holding: Partial<AverageDraft>) {
    const others = rounds.filter((_, index) => index !== at);
    undoable('replaced', () => change(others.length > 0 ? others : withRound([]), holding));
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, at: number, field: RoundField) {
    const mode = rounds[at]?.mode ?? 'quantity';
    const pasted = work?.readPastedRounds(event.clipboardData.getData('text'), field, mode);
    const note = (...notes: readonly PasteOutcome[]) => setOutcome({ at, notes });
    setOutcome(undefined);
    if (pasted === undefined || pasted.kind === 'text') return;
    event.preventDefault();
    if (pasted.kind === 'unread') return note(pasted);
    const { rounds: added, notBought } = pasted;
    if (at + added.length > MAX_PASTED_ROUNDS) return note({ kind: 'tooMany' });
    fill(at, added);
    const swapped = work?.swappedRounds(added, form);
    note(
      ...(notBought > 0 ? [{ kind: 'notBought', count: notBought } as const] : []),
      ...(swapped ? [{ kind: 'swapped', mode: added[0]?.mode ?? mode, rounds: swapped } as const] : []),
      ...(isUnheld ? [{ kind: 'unheld', holding: work?.firstAsHolding(added) } as const] : []),
    );
    setSpoken(late?.('pasted', { count: added.length }) ?? '');
  }

  return (
    <div ref={list} className={styles['list']}>
      {rounds.map((round, index) => (
        <Fragment key={round.id}>
          <RoundFields
            index={index + 1}
            round={round}
            failures={failures[index] ?? {}}
            onChange={(changed) => change(rounds.map((other) => (other.id === round.id ? changed : other)))}
            onPaste={(event, field) => paste(event, index, field)}
            onRemove={() => remove(round.id)}
          />
          {outcome?.at === index &&
            outcome.notes.map((note) =>
              note.kind === 'unheld' && !isUnheld ? null : (
                <PasteNotice
                  key={note.kind}
                  outcome={note}
                  onSwap={(swapped) => fill(index, swapped)}
                  onHold={(holding) => hold(index, holding)}
                />
              ),
            )}
        </Fragment>
      ))}
      <Button icon="plus" block onClick={() => change(withRound(rounds))}>
        {t('addRound')}
      </Button>
      <LiveRegion text={spoken} />
    </div>
  );
}
