import { type PremiumBasis, premiumBasis, premiumInWon } from '@toolbox/core/kimchi';
import { useEffect } from 'react';
import { FAILED_RENEW_MS } from '../../../data/useLiveQuery.ts';
import { useVisible } from '../../../data/useVisible.ts';
import { siteConfig } from '../../../site/siteConfig.ts';
import { returnToServer } from '../api.ts';
import type { MarketChoice, PremiumChoice } from '../premiumChoice.ts';
import { usePremium } from '../usePremium.ts';

/** The figures that the visitor typed. */
export type OwnFigures = {
  readonly krw: number | undefined;
  readonly usd: number | undefined;
  readonly rate: number | undefined;
};

/** A premium, and the figures it is computed from. */
export type ShownPremium = {
  readonly own: OwnFigures;
  readonly krw: number;
  readonly usd: number;
  readonly premium: PremiumBasis;
  readonly inWon: NonNullable<ReturnType<typeof premiumInWon>>;
};

/** Our server may have been restarted when the public services were asked in its place, so it is asked again soon. */
function useServerReturn(market: MarketChoice, isAway: boolean): void {
  const visible = useVisible();
  useEffect(() => {
    if (!isAway || !visible) return;
    const timer = setInterval(() => void returnToServer(market), FAILED_RENEW_MS);
    return () => clearInterval(timer);
  }, [market, isAway, visible]);
}

/**
 * The response of the server with the quote of the coin, and the premium by a basis. A typed figure replaces the
 * received one; there is no premium while one is missing, or invalid (`own` is undefined).
 */
export function usePremiumFigures({ market, coin, basis }: PremiumChoice, own: OwnFigures | undefined) {
  const response = usePremium(market);
  useServerReturn(market, siteConfig.hasServer && response.answer?.hasHistory === false);
  const quote = response.answer?.quotes.coins.find((each) => each.coin === coin);
  return { ...response, quote, figures: own && figuresOf(own) };

  function figuresOf(own: OwnFigures): ShownPremium | undefined {
    const krw = own.krw ?? quote?.krwPrice;
    const usd = own.usd ?? quote?.usdPrice;
    const rate = own.rate ?? quote?.[basis]?.exchangeRate;
    if (!krw || !usd || !rate) return undefined;
    const premium = premiumBasis(krw, usd, rate);
    const inWon = premium && premiumInWon({ krwPrice: krw, usdPrice: usd, exchangeRate: premium.exchangeRate });
    return premium && inWon && { own, krw, usd, premium, inWon };
  }
}

export type PremiumView = ReturnType<typeof usePremiumFigures>;
