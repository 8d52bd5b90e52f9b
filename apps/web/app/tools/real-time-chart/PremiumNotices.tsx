import { Banner } from '@toolbox/ui/banner/Banner';
import { AppError } from '../../data/appError.ts';
import { useWords } from '../../i18n/useWords.ts';
import { premiumProblem } from './premiumProblem.ts';

type PremiumNoticesProps = {
  readonly error: unknown;
  readonly simulated?: boolean | undefined;
  readonly off?: boolean | undefined;
  /** When the figures beneath were heard, where there are any. */
  readonly updated?: string | undefined;
};

/** What has to be known about the figures: why they are old, made up, or the visitor's own. */
export function PremiumNotices({ error, simulated, off, updated }: PremiumNoticesProps) {
  const t = useWords('crypto', 'real-time-chart');
  return (
    <>
      {error !== null && error !== undefined && (
        <Banner
          kind={error instanceof AppError ? error.kind : 'unknown'}
          title={t(`problems.${premiumProblem(error)}`)}
        >
          {updated === undefined ? undefined : t('oldFigures', { time: updated })}
        </Banner>
      )}
      {simulated === true && (
        <Banner kind="info" quiet>
          {t('simulated')}
        </Banner>
      )}
      {off === true && (
        <Banner kind="info" quiet>
          {t('off')}
        </Banner>
      )}
    </>
  );
}
