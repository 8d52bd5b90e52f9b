import { Banner } from '@toolbox/ui/banner/Banner';
import { Figure } from '@toolbox/ui/figure/Figure';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';

type AddressOnlyResultProps = { readonly ip: string; readonly onRetry: () => void };

/** The visitor's own address, if its location is unknown. */
export function AddressOnlyResult({ ip, onRetry }: AddressOnlyResultProps) {
  const t = useMessages('ip-lookup');
  const common = useMessages('common', 'actions');
  return (
    <ResultCard copyText={ip} spoken={`${t('line', { label: t('ownAddress'), value: ip })} ${t('noPlaceNow')}`}>
      <Figure size="md" label={t('ownAddress')} value={ip} />
      <Banner kind="api" quiet onRetry={onRetry} retryLabel={common('retry')}>
        {t('noPlaceNow')}
      </Banner>
    </ResultCard>
  );
}
