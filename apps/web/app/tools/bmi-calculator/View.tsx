import type { Failure } from '@toolbox/core';
import type { BmiField, BodyReading } from '@toolbox/core/body/form';
import { Split } from '@toolbox/ui/split/Split';
import { useId, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { latePart, lazyPart } from '../../loading/lazyPart.tsx';
import { prerenderedPart } from '../../loading/prerenderedPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { type Offer, withOffers } from '../../parts/offers/withOffers.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import styles from './BmiCalculator.module.css';

const PassingNotice = latePart(() => import('../../parts/passing-notice/PassingNotice.tsx'));
const PointHint = latePart(() => import('./PointHint.tsx'));
const SwapHint = latePart(() => import('./SwapHint.tsx'));
const StandardCard = prerenderedPart(() => import('./StandardCard.tsx'));
const Example = examplePart(() => import('./Example.tsx'));
const BmiResult = lazyPart(() => import('./BmiResult.tsx'));

const useParser = lazyModule(() => import('./parser.ts'));

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
    case 'body.heightLikeFeet':
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
  const [typing, setTyping] = useState<BmiField>();
  const id = useId();

  const form = { height, weight };
  const set = { height: setHeight, weight: setWeight };
  const parser = useParser();
  const parsed = parser?.parseBmiInput(form, { height: t('height'), weight: t('weight') });
  const input = parsed?.ok ? parsed.value : undefined;
  const failures = parsed?.ok === false ? parsed.failure : undefined;
  // An empty field shows its error only after the focus has left it.
  const errors = FIELDS.map((field) => {
    const isEntered = form[field].trim() !== '' || left.includes(field);
    return isEntered ? failureText(failures?.[field]) : undefined;
  });

  // A misplaced point comes first: 17.5 and 70 are a height of 175 cm, not the swapped values of a child of 70 cm.
  const point = input && parser?.misplacedPoint(input);
  const isSwapped = point === undefined && input && parser?.looksSwapped(input);
  const inInches = input && parser?.inchesReading(height, weight);
  // A number that is still being typed lacks its last digits.
  const misplaced = input && point && point.field !== typing ? { input, meant: point } : undefined;

  function accept({ height: tall, weight: heavy }: BodyReading) {
    undoable('replaced', () => {
      if (tall) setHeight(tall);
      if (heavy) setWeight(heavy);
    });
  }

  /** Values that a rejected text may mean beyond its own field. */
  function readingsOf(field: BmiField): readonly BodyReading[] {
    const failure = failures?.[field];
    if (!parser || failure === undefined) return [];
    const own = meantBy(failure);
    if (own === undefined) return parser.bodyReadings(form[field], field);
    const both = field === 'height' && failures?.weight === undefined ? parser.poundsReadings(height, weight) : [];
    return both.length > 0 ? [...both, ...own.map((value) => ({ height: value }))] : [];
  }

  function offersOf(field: BmiField): readonly Offer[] {
    return readingsOf(field).map((meant) => {
      const { height: tall = '', weight: heavy = '' } = meant;
      const both = tall && heavy && t('meant.both', { height: tall, weight: heavy });
      return { name: both || t(`meant.${field}`, { value: tall || heavy }), take: () => accept(meant) };
    });
  }
  const offers = { height: offersOf('height'), weight: offersOf('weight') };

  const placeholder = <Example text={t('empty')} body={EXAMPLE_BODY} />;

  function leave(field: BmiField) {
    if (!left.includes(field)) setLeft([...left, field]);
    setTyping(undefined);
  }

  function reset() {
    setHeight('');
    setWeight('');
    setLeft(NONE);
    setTyping(undefined);
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
            id={`${id}-${field}`}
            meant={offers[field].length > 0 ? [] : meantBy(failures?.[field])}
            accepted={parsed && failures?.[field] === undefined}
            unit={t(`${field}Unit`)}
            value={form[field]}
            onChange={(value) => {
              set[field](value);
              setTyping(field);
            }}
            onBlur={() => leave(field)}
            error={withOffers(errors[index], offers[field], `${id}-${field}`)}
          />
        ))}
        {(isSwapped || inInches) && (
          <SwapHint
            inInches={inInches}
            onAccept={accept}
            onSwap={isSwapped ? () => undoable('replaced', swap) : undefined}
          />
        )}
        {misplaced && <PointHint {...misplaced} onAccept={(field, value) => set[field](value)} />}
        <div className={styles['note']}>
          <PassingNotice texts={errors.filter((error) => error !== undefined)} />
          <p>{t('adultNote')}</p>
        </div>
      </InputCard>
      {input ? <BmiResult fallback={placeholder} input={input} /> : placeholder}
      <StandardCard standard="who" input={input} />
      <StandardCard standard="kosso" input={input} />
    </Split>
  );
}
