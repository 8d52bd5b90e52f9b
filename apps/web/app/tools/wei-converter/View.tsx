import type { WeiDirection } from '@toolbox/core/wei/form';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { usePasteClear } from '../../parts/paste-clear/usePasteClear.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';

const useParser = lazyModule(() => import('./parser.ts'));

const DIRECTIONS: readonly WeiDirection[] = ['weiToEth', 'gweiToEth', 'ethToWei'];
const UNITS = { weiToEth: 'wei', gweiToEth: 'gwei', ethToWei: 'ETH' } as const;
const MEASURES = { weiToEth: 'wei', gweiToEth: 'gwei', ethToWei: 'ether' } as const;

/** The gas cost of a plain transfer at 1 gwei, and half an ether. */
const EXAMPLE_AMOUNTS = { weiToEth: '21000000000000', gweiToEth: '21000', ethToWei: '0.5' } as const;

const Example = examplePart(() => import('./Example.tsx'));
const WeiResult = lazyPart(() => import('./WeiResult.tsx'));

export default function View() {
  const t = useMessages('wei-converter');
  const failureText = useFailureText();
  const [amount, setAmount] = useDraft('wei-converter.amount', '');
  const [direction, setDirection] = useDraft<WeiDirection>('wei-converter.direction', 'weiToEth', {
    allowed: DIRECTIONS,
  });
  const parser = useParser();
  const parsed = amount.trim() === '' ? undefined : parser?.parseWeiInput(amount, direction, t('amount'));
  const failure = parsed?.ok === false ? parsed.failure : undefined;
  const fitting = (failure && parser?.fittingDirections(amount, failure.code, DIRECTIONS)) ?? [];
  const offers = fitting.map((value) => ({ name: t(`directions.${value}`), take: () => setDirection(value) }));
  // A change of the direction is the better offer.
  const meant = failure && fitting.length === 0 ? parser?.weiOffers(amount, direction) : undefined;
  const placeholder = <Example text={t('empty')} amount={EXAMPLE_AMOUNTS[direction]} direction={direction} />;

  const pasteClear = usePasteClear(amount, setAmount, t('amountHint'));

  function reset() {
    setAmount('');
    setDirection('weiToEth');
  }

  return (
    <Split>
      <InputCard onReset={reset} onExample={() => setAmount(EXAMPLE_AMOUNTS[direction])}>
        <Segmented
          label={t('direction')}
          value={direction}
          onChange={setDirection}
          options={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
        />
        <NumberEntry
          label={t('amount')}
          id={pasteClear.id}
          actions={pasteClear.actions}
          hint={pasteClear.hint}
          measure={MEASURES[direction]}
          unit={UNITS[direction]}
          value={amount}
          meant={meant}
          onChange={setAmount}
          error={withOffers(failureText(failure), offers, pasteClear.id)}
        />
      </InputCard>
      {parsed?.ok ? <WeiResult fallback={placeholder} wei={parsed.value} direction={direction} /> : placeholder}
    </Split>
  );
}
