import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';

type StaleNoticeProps = {
  readonly stale: boolean;
  readonly onCalculate: () => void;
  /** Whether another one announces the same. */
  readonly quiet?: boolean;
};

/** Says that the form has changed since what is below was calculated, and calculates it again. */
export function StaleNotice({ stale, onCalculate, quiet }: StaleNoticeProps) {
  const t = useMessages('common');
  return (
    stale && (
      <Banner kind="info" quiet={quiet} onRetry={onCalculate} retryLabel={t('actions.calculate')}>
        {t('banner.stale')}
      </Banner>
    )
  );
}
