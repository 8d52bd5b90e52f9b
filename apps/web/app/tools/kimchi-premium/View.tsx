import { KRW_MARKETS } from '@toolbox/core/kimchi';
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
import { type Basis, COINS, type Coin, type MarketChoice } from './coins.ts';
import styles from './Premium.module.css';

const useWork = lazyModule(() => import('./ownWork.ts'));

const MARKETS: readonly MarketChoice[] = ['auto', ...KRW_MARKETS];
const BASES: readonly Basis[] = ['official', 'usdt'];
const OWN = ['krw', 'usd', 'rate'] as const;
/** Far above any price, and still written digit by digit. */
const MAX_OWN = 1e15;
/** The rate is won for one dollar. */
const MEASURES = { krw: 'won', usd: 'usd', rate: 'won' } as const;
const NOTHING_OWN = { krw: '', usd: '', rate: '' } as const;

type OwnTexts = Readonly<Record<(typeof OWN)[number], string>>;

const PremiumPanel = lazyPart(() => import('./PremiumPanel.tsx'));
const PremiumMore = lazyPart(() => import('./PremiumMore.tsx'));

export default function View() {
  const t = useMessages('kimchi-premium');
  const failureText = useFailureText();
  const [coin, setCoin] = useDraft<Coin>('kimchi-premium.coin', 'BTC', { allowed: COINS });
  const [market, setMarket] = useDraft<MarketChoice>('kimchi-premium.market', 'auto', { allowed: MARKETS });
  const [basis, setBasis] = useDraft<Basis>('kimchi-premium.basis', 'official', { allowed: BASES });
  const [texts, setTexts] = useDraft<OwnTexts>('kimchi-premium.own', NOTHING_OWN);

  const work = useWork();
  const read = (name: (typeof OWN)[number]) =>
    texts[name].trim() === ''
      ? undefined
      : work?.parseNumber(texts[name], {
          field: t(`own.${name}`),
          unit: MEASURES[name],
          allowZero: false,
          max: MAX_OWN,
        });
  const parsed = { krw: read('krw'), usd: read('usd'), rate: read('rate') };
  const isWrong = OWN.some((name) => parsed[name]?.ok === false);
  const own = isWrong
    ? undefined
    : {
        krw: parsed.krw?.ok ? parsed.krw.value.valueOf() : undefined,
        usd: parsed.usd?.ok ? parsed.usd.value.valueOf() : undefined,
        rate: parsed.rate?.ok ? parsed.rate.value.valueOf() : undefined,
      };

  function reset() {
    setCoin('BTC');
    setMarket('auto');
    setBasis('official');
    setTexts(NOTHING_OWN);
  }

  return (
    <div className={styles['page']}>
      <Split>
        <InputCard onReset={reset}>
          <Segmented
            label={t('coin')}
            value={coin}
            onChange={setCoin}
            options={COINS.map((value) => ({ value, label: value }))}
          />
          <Segmented
            label={t('market')}
            hint={t('marketHint')}
            value={market}
            onChange={setMarket}
            options={MARKETS.map((value) => ({
              value,
              label: value === 'auto' ? t('anyMarket') : t(`services.${value}`),
            }))}
          />
          <Segmented
            label={t('basis')}
            hint={t('basisHint')}
            value={basis}
            onChange={setBasis}
            options={BASES.map((value) => ({ value, label: t(`bases.${value}`) }))}
          />
          {OWN.map((name) => {
            const result = parsed[name];
            return (
              <NumberEntry
                key={name}
                label={t(`own.${name}`)}
                hint={name === 'krw' ? t('ownHint') : undefined}
                measure={MEASURES[name]}
                unit={t(`ownUnits.${name}`)}
                placeholder={t('ownPlaceholder')}
                value={texts[name]}
                onChange={(text) => setTexts({ ...texts, [name]: text })}
                error={result?.ok === false ? failureText(result.failure) : undefined}
              />
            );
          })}
        </InputCard>
        <PremiumPanel
          fallback={<EmptyResult text={t('loading')} />}
          market={market}
          coin={coin}
          basis={basis}
          own={own}
        />
      </Split>
      <PremiumMore market={market} coin={coin} basis={basis} />
    </div>
  );
}
