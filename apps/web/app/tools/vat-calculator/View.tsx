import type { RoundingMode } from '@toolbox/core/exact';
import type { VatSide } from '@toolbox/core/vat/form';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useEffect, useId, useRef } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';

const Example = examplePart(() => import('./Example.tsx'));
const VatResult = lazyPart(() => import('./VatResult.tsx'));

const useParser = lazyModule(() => import('./parser.ts'));

/** A round supply price with its tax. */
const EXAMPLE_AMOUNT = '1100000';

const NONE: readonly never[] = [];

const SIDES: readonly VatSide[] = ['supply', 'total'];

const ROUNDINGS: readonly RoundingMode[] = ['halfUp', 'down', 'up'];

export default function View() {
  const t = useMessages('vat-calculator');
  const common = useMessages('common', 'labels');
  const failureText = useFailureText();
  const id = useId();
  const [amount, setAmount] = useDraft('vat-calculator.amount', '');
  const [rounding, setRounding] = useDraft<RoundingMode>('vat-calculator.rounding', 'halfUp', { allowed: ROUNDINGS });
  const [first, setFirst] = useDraft<VatSide>('vat-calculator.first', 'supply', { allowed: SIDES });

  const parser = useParser();
  const parsed = amount.trim() === '' ? undefined : parser?.parseVatAmount(amount, t('amount'));
  const meant = (parsed?.ok === false && parser?.vatOffers(amount)) || NONE;
  const offers = meant.map(({ kind, amount: value }) => ({
    name: kind === undefined ? value : t(`meant.${kind}`, { amount: value }),
    take: () => change(value, kind),
  }));
  const placeholder = <Example text={t('empty')} amount={EXAMPLE_AMOUNT} rounding={rounding} />;

  // The text that was typed or pasted last, which the parser may not have seen if it loaded later.
  const typed = useRef('');
  useEffect(() => {
    // If the text has changed since, Undo or a link set it, together with the other fields.
    const side = typed.current === amount ? parser?.vatSide(amount) : undefined;
    if (side) setFirst(side);
  }, [parser]);

  /** The side that a text names stays chosen until the field is empty, also after an offer has replaced the text. */
  function change(text: string, side = parser?.vatSide(text)) {
    typed.current = text;
    setAmount(text);
    if (text === '') setFirst('supply');
    else if (side) setFirst(side);
  }

  function reset() {
    change('');
    setRounding('halfUp');
  }

  return (
    <Split>
      <InputCard onReset={reset} onExample={() => change(EXAMPLE_AMOUNT, 'supply')}>
        <NumberEntry
          label={t('amount')}
          hint={t('amountHint')}
          measure="cash"
          unit={common('won')}
          value={amount}
          onChange={change}
          id={id}
          {...(meant.length > 0 && { meant: NONE })}
          error={withOffers(parsed?.ok === false ? failureText(parsed.failure) : undefined, offers, id)}
        />
        <Segmented
          label={t('rounding')}
          hint={t('exemptNote')}
          value={rounding}
          onChange={setRounding}
          options={ROUNDINGS.map((mode) => ({ value: mode, label: t(`roundings.${mode}`) }))}
        />
      </InputCard>
      {parsed?.ok ? (
        <VatResult fallback={placeholder} amount={parsed.value} rounding={rounding} first={first} />
      ) : (
        placeholder
      )}
    </Split>
  );
}
