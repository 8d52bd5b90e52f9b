import { KRW_MARKETS } from '@toolbox/core/kimchi';
import { Banner } from '@toolbox/ui/banner/Banner';
import { AppError } from '../../data/appError.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { MarketChoice } from './coins.ts';
import { premiumProblem } from './premiumProblem.ts';

type PremiumNoticesProps = {
  readonly market: MarketChoice;
  readonly error: unknown;
  /** What became of a call, in a sentence. */
  readonly callErrorText: (error: unknown) => string;
  /** When the figures beneath were heard, where they were. */
  readonly updated?: string | undefined;
};

/** Why there are no figures, or why they are old. */
export function PremiumNotices({ market, error, callErrorText, updated }: PremiumNoticesProps) {
  const t = useMessages('kimchi-premium');
  const problem = premiumProblem(error, navigator.onLine);
  // Where none was chosen, both have been asked.
  const other = market === 'auto' ? undefined : KRW_MARKETS.find((each) => each !== market);
  const lines = [
    ...(problem === 'refused' ? [callErrorText(error)] : []),
    ...(problem === 'timeout' ? [t('silent')] : []),
    ...(problem === 'krw' && other !== undefined ? [t('tryOther', { market: t(`services.${other}`) })] : []),
    ...(updated === undefined ? [] : [t('oldFigures', { time: updated })]),
  ];
  return (
    <Banner kind={error instanceof AppError ? error.kind : 'unknown'} title={t(`problems.${problem}`)}>
      {lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : undefined}
    </Banner>
  );
}
