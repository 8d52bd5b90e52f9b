import { PREMIUM_COINS, type PremiumCoin } from '@toolbox/core/kimchi';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { livePart } from '../../loading/lazyPart.tsx';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import styles from './KimchiPremium.module.css';
import { PremiumControls } from './PremiumControls.tsx';
import { BASES, type Basis, MARKETS, type MarketChoice, type PremiumChoice } from './premiumChoice.ts';

// The parser of own figures, which an empty form does not need.
const useParser = lazyModule(() => import('./parser.ts'));

const OWN = ['krw', 'usd', 'rate'] as const;
/** Finer than any exchange quotes. */
const OWN_PLACES = 12;
/** Far above any price and rate. A price in dollars at the highest rate is at most 1e15 won, which is shown exactly. */
const MAX_OWN = { krw: 1e15, usd: 1e9, rate: 1e6 } as const;
/** The rate is in won per dollar. */
const MEASURES = { krw: 'won', usd: 'usd', rate: 'won' } as const;

type PriceTexts = { readonly krw: string; readonly usd: string };

const NO_PRICES: PriceTexts = { krw: '', usd: '' };
/** A typed price is that of one coin. */
const NOTHING_OWN: Readonly<Record<PremiumCoin, PriceTexts>> = {
  BTC: NO_PRICES,
  ETH: NO_PRICES,
  XRP: NO_PRICES,
  SOL: NO_PRICES,
};

const PremiumPanel = livePart(() => import('./panel/PremiumPanel.tsx'));
const PremiumSide = livePart(() => import('./PremiumSide.tsx'));
const PremiumMore = livePart(() => import('./PremiumMore.tsx'));

export default function View() {
  const t = useMessages('kimchi-premium');
  const failureText = useFailureText();
  const [coin, setCoin] = useDraft<PremiumCoin>('kimchi-premium.coin', 'BTC', { allowed: PREMIUM_COINS });
  const [market, setMarket] = useDraft<MarketChoice>('kimchi-premium.market', 'auto', { allowed: MARKETS });
  const [basis, setBasis] = useDraft<Basis>('kimchi-premium.basis', 'official', { allowed: BASES });
  const [prices, setPrices] = useDraft('kimchi-premium.prices', NOTHING_OWN);
  const [rate, setRate] = useDraft('kimchi-premium.rate', '');
  const texts = { ...prices[coin], rate };

  const parser = useParser();
  const read = (name: (typeof OWN)[number]) =>
    texts[name].trim() === ''
      ? undefined
      : parser?.parseNumber(texts[name], {
          field: t(`own.${name}`),
          unit: MEASURES[name],
          allowZero: false,
          decimals: OWN_PLACES,
          max: MAX_OWN[name],
        });
  const parsed = { krw: read('krw'), usd: read('usd'), rate: read('rate') };
  const isWrong = OWN.some((name) => parsed[name]?.ok === false);
  const own = isWrong
    ? undefined
    : {
        krw: parsed.krw?.ok ? parsed.krw.value.toNumber() : undefined,
        usd: parsed.usd?.ok ? parsed.usd.value.toNumber() : undefined,
        rate: parsed.rate?.ok ? parsed.rate.value.toNumber() : undefined,
      };

  const choice = { market, coin, basis };
  function change(chosen: Partial<PremiumChoice>) {
    if (chosen.coin !== undefined) setCoin(chosen.coin);
    if (chosen.market !== undefined) setMarket(chosen.market);
    if (chosen.basis !== undefined) setBasis(chosen.basis);
  }

  function write(name: (typeof OWN)[number], text: string) {
    if (name === 'rate') setRate(text);
    else setPrices({ ...prices, [coin]: { ...prices[coin], [name]: text } });
  }

  function reset() {
    change({ coin: 'BTC', market: 'auto', basis: 'official' });
    setPrices(NOTHING_OWN);
    setRate('');
  }

  return (
    <div className={styles['page']}>
      <PremiumControls
        {...choice}
        onChange={change}
        onReset={reset}
        hasOwn={OWN.some((name) => texts[name].trim() !== '')}
      >
        {OWN.map((name) => {
          const result = parsed[name];
          return (
            <NumberEntry
              key={name}
              label={t(`own.${name}`)}
              measure={MEASURES[name]}
              unit={t(`ownUnits.${name}`)}
              placeholder={t('ownPlaceholder')}
              value={texts[name]}
              onChange={(text) => write(name, text)}
              error={result?.ok === false ? failureText(result.failure) : undefined}
              meant={result?.ok === false ? parser?.premiumOffers(texts[name], name) : undefined}
            />
          );
        })}
      </PremiumControls>
      <div className={styles['lead']}>
        <PremiumPanel fallback={<EmptyResult text={t('loading')} />} {...choice} own={own} />
        <PremiumSide fallback={<Skeleton shape="block" />} {...choice} />
      </div>
      <PremiumMore
        fallback={
          <div className={styles['more']} data-coins="true">
            <Skeleton shape="block" />
          </div>
        }
        {...choice}
      />
    </div>
  );
}
