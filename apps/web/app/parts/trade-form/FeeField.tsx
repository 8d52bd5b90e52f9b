import { DEFAULT_FEE_PERCENT, FEE_STEP_PERCENT } from '@toolbox/core/trading/form';
import { Button } from '@toolbox/ui/button/Button';
import { isComposing } from '@toolbox/ui/keyboard/isComposing';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry } from '../number-entry/NumberEntry.tsx';
import type { FieldState } from './useTradeForm.ts';
import { useTradeParser } from './useTradeParser.ts';

type FeeFieldProps = FieldState & { readonly label: string };

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The fee of one side of a trade: typed, or changed in steps with the arrow keys or the two small buttons. */
export function FeeField({ label, value, onChange, error }: FeeFieldProps) {
  const t = useMessages('trade');
  const percent = useMessages('common', 'labels')('percent');
  const parser = useTradeParser();
  const step = (steps: number) => parser && onChange(parser.stepFeePercent(value, steps));

  const isNumber = value.trim() !== '' && Number.isFinite(Number(value));

  function pressKey(event: KeyboardEvent) {
    const steps = STEPS[event.key];
    // With these keys the arrows move the caret.
    if (steps === undefined || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(steps);
  }

  return (
    <NumberEntry
      label={label}
      hint={t('fee.hint', { fee: DEFAULT_FEE_PERCENT })}
      measure="percent"
      unit={percent}
      role="spinbutton"
      aria-valuemin={0}
      aria-valuenow={isNumber ? Number(value) : undefined}
      aria-valuetext={isNumber ? `${value} ${percent}` : value || undefined}
      value={value}
      onChange={onChange}
      error={error}
      onKeyDown={pressKey}
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            icon="minus"
            aria-label={t('fee.down', { step: FEE_STEP_PERCENT })}
            onClick={() => step(-1)}
          />
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            icon="plus"
            aria-label={t('fee.up', { step: FEE_STEP_PERCENT })}
            onClick={() => step(1)}
          />
        </>
      }
    />
  );
}
