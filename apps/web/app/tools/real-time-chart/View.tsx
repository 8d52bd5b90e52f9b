import { KRW_MARKETS, type KrwMarket } from '@toolbox/core/kimchi';
import { parseNumber } from '@toolbox/core/validate';
import { NumberField } from '@toolbox/ui/field/NumberField';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { useDraft } from '../../parts/draft/useDraft.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { later } from '../../parts/later/later.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { Split } from '../../parts/split/Split.tsx';
import { type Basis, COINS, type Coin } from './coins.ts';
import styles from './Premium.module.css';

const BASES: readonly Basis[] = ['official', 'usdt'];
const OWN = ['krw', 'usd', 'rate'] as const;
const NOTHING_OWN = { krw: '', usd: '', rate: '' } as const;

type OwnTexts = Readonly<Record<(typeof OWN)[number], string>>;

const panel = later(() => import('./PremiumPanel.tsx'));
const more = later(() => import('./PremiumMore.tsx'));

export default function View() {
  const t = useWords('crypto', 'real-time-chart');
  const failureText = useFailureText();
  const [coin, setCoin] = useDraft<Coin>('real-time-chart.coin', 'BTC');
  const [market, setMarket] = useDraft<KrwMarket>('real-time-chart.market', 'upbit');
  const [basis, setBasis] = useDraft<Basis>('real-time-chart.basis', 'official');
  const [texts, setTexts] = useDraft<OwnTexts>('real-time-chart.own', NOTHING_OWN);

  const read = (name: (typeof OWN)[number]) =>
    texts[name].trim() === '' ? undefined : parseNumber(texts[name], { field: t(`own.${name}`), allowZero: false });
  const parsed = { krw: read('krw'), usd: read('usd'), rate: read('rate') };
  const own = {
    krw: parsed.krw?.ok ? parsed.krw.value.valueOf() : undefined,
    usd: parsed.usd?.ok ? parsed.usd.value.valueOf() : undefined,
    rate: parsed.rate?.ok ? parsed.rate.value.valueOf() : undefined,
  };

  function reset() {
    setCoin('BTC');
    setMarket('upbit');
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
            value={market}
            onChange={setMarket}
            options={KRW_MARKETS.map((value) => ({ value, label: t(`services.${value}`) }))}
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
              <NumberField
                key={name}
                label={t(`own.${name}`)}
                hint={name === 'krw' ? t('ownHint') : undefined}
                unit={t(`ownUnits.${name}`)}
                placeholder={t('ownPlaceholder')}
                value={texts[name]}
                onChange={(text) => setTexts({ ...texts, [name]: text })}
                error={result?.ok === false ? failureText(result.failure) : undefined}
              />
            );
          })}
        </InputCard>
        <panel.Part waiting={<EmptyResult text={t('loading')} />} market={market} coin={coin} basis={basis} own={own} />
      </Split>
      <more.Part market={market} coin={coin} basis={basis} />
    </div>
  );
}
