import type { Failure } from '@toolbox/core';
import type { BmiField } from '@toolbox/core/body/form';
import { Split } from '@toolbox/ui/split/Split';
import { useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { latePart, lazyPart } from '../../loading/lazyPart.tsx';
import { prerenderedPart } from '../../loading/prerenderedPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import styles from './View.module.css';

const PassingNotice = latePart(() => import('../../parts/passing-notice/PassingNotice.tsx'));
const SwapHint = latePart(() => import('./SwapHint.tsx'));
const StandardCard = prerenderedPart(() => import('./StandardCard.tsx'));
const Example = examplePart(() => import('./Example.tsx'));
const BmiResult = lazyPart(() => import('./BmiResult.tsx'));

const useWork = lazyModule(() => import('./bmiWork.ts'));

const FIELDS = ['height', 'weight'] as const satisfies readonly BmiField[];
const MEASURES = { height: 'cm', weight: 'kg' } as const;
/** Normal by one standard but not by the other. */
const EXAMPLE_BODY = { height: '170', weight: '70' };
const NONE: readonly BmiField[] = [];

/** The values of the form's units that a rejected text may mean. */
function meantBy(failure: Failure | undefined): readonly string[] | undefined {
  switch (failure?.code) {
    case 'body.heightInMetres':
    case 'body.heightInFeet':
      return [failure.facts.centimetres];
    case 'body.weightInPounds':
      return [failure.facts.kilograms];
    case 'number.twoReadings':
      return [failure.facts.literal, failure.facts.elided];
    default:
      return undefined;
  }
}

export default function View() {
  const t = useMessages('bmi-calculator');
  const failureText = useFailureText();
  const [height, setHeight] = useDraft('bmi-calculator.height', '');
  const [weight, setWeight] = useDraft('bmi-calculator.weight', '');
  const [left, setLeft] = useState(NONE);

  const form = { height, weight };
  const set = { height: setHeight, weight: setWeight };
  const work = useWork();
  const parsed = work?.parseBmiInput(form, { height: t('height'), weight: t('weight') });
  const input = parsed?.ok ? parsed.value : undefined;
  const failures = parsed?.ok === false ? parsed.failure : undefined;
  // An empty field shows its error only after the focus has left it.
  const errors = FIELDS.map((field) => {
    const told = form[field].trim() !== '' || left.includes(field);
    return told ? failureText(failures?.[field]) : undefined;
  });

  const nothing = <Example text={t('empty')} body={EXAMPLE_BODY} />;

  function leave(field: BmiField) {
    if (!left.includes(field)) setLeft([...left, field]);
  }

  function reset() {
    setHeight('');
    setWeight('');
    setLeft(NONE);
  }

  function fillExample() {
    setHeight(EXAMPLE_BODY.height);
    setWeight(EXAMPLE_BODY.weight);
  }

  function swap() {
    setHeight(weight);
    setWeight(height);
  }

  return (
    <Split>
      <InputCard onReset={reset} onExample={fillExample}>
        {FIELDS.map((field, index) => (
          <NumberEntry
            key={field}
            label={t(field)}
            measure={MEASURES[field]}
            meant={meantBy(failures?.[field])}
            accepted={parsed && failures?.[field] === undefined}
            unit={t(`${field}Unit`)}
            value={form[field]}
            onChange={set[field]}
            onBlur={() => leave(field)}
            error={errors[index]}
          />
        ))}
        {input && work?.looksSwapped(input) && <SwapHint onSwap={() => undoable('replaced', swap)} />}
        <PassingNotice texts={errors.filter((error) => error !== undefined)} />
        <p className={styles['note']}>{t('adultNote')}</p>
      </InputCard>
      {input ? <BmiResult fallback={nothing} input={input} /> : nothing}
      <StandardCard standard="who" input={input} />
      <StandardCard standard="kosso" input={input} />
    </Split>
  );
}
