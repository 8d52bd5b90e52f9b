import type { WeiDirection } from '@toolbox/core/wei';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';

const useWork = lazyModule(() => import('./weiWork.ts'));

const DIRECTIONS: readonly WeiDirection[] = ['weiToEth', 'gweiToEth', 'ethToWei'];
const UNITS = { weiToEth: 'wei', gweiToEth: 'gwei', ethToWei: 'ETH' } as const;
const MEASURES = { weiToEth: 'wei', gweiToEth: 'gwei', ethToWei: 'ether' } as const;

/** The gas of a plain transfer at 1 gwei, and half an ether. */
const EXAMPLES = { weiToEth: '21000000000000', gweiToEth: '21000', ethToWei: '0.5' } as const;

const WeiResult = lazyPart(() => import('./WeiResult.tsx'));

export default function View() {
  const t = useMessages('wei-converter');
  const failureText = useFailureText();
  const [amount, setAmount] = useDraft('wei-converter.amount', '');
  const [direction, setDirection] = useDraft<WeiDirection>('wei-converter.direction', 'weiToEth', {
    allowed: DIRECTIONS,
  });
  const work = useWork();
  const parsed = amount.trim() === '' ? undefined : work?.parseWeiInput(amount, direction, t('amount'));
  const example = work?.parseWeiInput(EXAMPLES[direction], direction, '');
  const blank = <EmptyResult text={t('empty')} />;
  const nothing = (
    <EmptyResult
      text={t('empty')}
      example={example?.ok && <WeiResult fallback={blank} wei={example.value} direction={direction} />}
    />
  );

  function reset() {
    setAmount('');
    setDirection('weiToEth');
  }

  return (
    <Split>
      <InputCard onReset={reset} onExample={() => setAmount(EXAMPLES[direction])}>
        <Segmented
          label={t('direction')}
          value={direction}
          onChange={setDirection}
          options={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
        />
        <NumberEntry
          label={t('amount')}
          hint={t('amountHint')}
          measure={MEASURES[direction]}
          unit={UNITS[direction]}
          value={amount}
          onChange={setAmount}
          error={parsed?.ok === false ? failureText(parsed.failure) : undefined}
        />
      </InputCard>
      {parsed?.ok ? <WeiResult fallback={nothing} wei={parsed.value} direction={direction} /> : nothing}
    </Split>
  );
}
