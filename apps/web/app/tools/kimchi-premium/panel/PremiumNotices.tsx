import { CallError } from '@toolbox/client';
import { KRW_MARKETS, type PremiumMarks } from '@toolbox/core/kimchi';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from '../KimchiPremium.module.css';
import type { MarketChoice } from '../premiumChoice.ts';

type PremiumProblem = 'krw' | 'usd' | 'fx' | 'refused' | 'timeout' | 'unreachable' | 'network' | 'other';

const BY_CODE: ReadonlyMap<string | undefined, PremiumProblem> = new Map([
  ['KRW_PRICE', 'krw'],
  ['USD_PRICE', 'usd'],
  ['FX', 'fx'],
]);

/**
 * The cause of a failure, as a message key: a figure is missing, our server returned an error, it did not respond, it
 * cannot be reached, or there is no network.
 *
 * @param isOnline the network state reported by the browser
 */
function premiumProblem(error: unknown, isOnline: boolean): PremiumProblem {
  if (!(error instanceof CallError)) return 'other';
  const { kind, facts } = error;
  const named = BY_CODE.get(facts.serverCode) ?? BY_CODE.get(facts.code);
  if (named !== undefined) return named;
  if (kind === 'network') return isOnline ? 'unreachable' : 'network';
  if (kind === 'timeout') return 'timeout';
  return kind === 'api' || kind === 'validation' ? 'refused' : 'other';
}

type PremiumRemark = 'stale' | 'contradicted' | 'simulated' | 'unconfirmed';

/** What a reader must know about the figures. */
export function premiumRemarks(simulated: boolean, marks: PremiumMarks | undefined): readonly PremiumRemark[] {
  return [
    ...(marks?.stale ? (['stale'] as const) : []),
    ...(marks?.contradicted ? (['contradicted'] as const) : []),
    ...(simulated ? (['simulated'] as const) : []),
    ...(marks?.unconfirmed && !marks.contradicted ? (['unconfirmed'] as const) : []),
  ];
}

type PremiumRemarksProps = {
  readonly off: boolean;
  readonly remarks: readonly PremiumRemark[];
};

/** Notices about the figures: entered by the visitor, outdated, contradicted, simulated, or unconfirmed. */
export function PremiumRemarks({ off, remarks }: PremiumRemarksProps) {
  const t = useMessages('kimchi-premium');
  return (
    <>
      {off && (
        <Banner kind="info" quiet>
          {t('off')}
        </Banner>
      )}
      {remarks.map((remark) =>
        remark === 'stale' || remark === 'contradicted' ? (
          <Banner key={remark} kind="timeout" quiet>
            {t(remark)}
          </Banner>
        ) : (
          <p key={remark} className={styles['remark']} data-mark={remark}>
            <Icon name="info" size="sm" />
            {t(remark)}
          </p>
        ),
      )}
    </>
  );
}

type PremiumNoticesProps = {
  readonly market: MarketChoice;
  readonly error: unknown;
  /** The outcome of a call as a message. */
  readonly callErrorText: (error: unknown) => string;
  /** When the figures below were received, if any was. */
  readonly updated?: string | undefined;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
};

/** Why there are no figures, or why they are outdated. */
export function PremiumNotices({ market, error, callErrorText, updated, isAsking, onRetry }: PremiumNoticesProps) {
  const t = useMessages('kimchi-premium');
  const actions = useMessages('common', 'actions');
  const problem = premiumProblem(error, navigator.onLine);
  // If none was chosen, both were tried.
  const other = market === 'auto' ? undefined : KRW_MARKETS.find((each) => each !== market);
  const lines = [
    ...(problem === 'refused' ? [callErrorText(error)] : []),
    ...(problem === 'timeout' ? [t('silent')] : []),
    ...(problem === 'krw' && other !== undefined ? [t('tryOther', { market: t(`services.${other}`) })] : []),
    ...(updated === undefined ? [] : [t('oldFigures', { time: updated })]),
  ];
  return (
    <Banner
      kind={error instanceof CallError ? error.kind : 'unknown'}
      title={t(`problems.${problem}`)}
      onRetry={onRetry}
      retryLabel={actions('retry')}
      retryPending={isAsking}
    >
      {lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : undefined}
    </Banner>
  );
}
