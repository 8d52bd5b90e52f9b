import { AppError } from '../../data/appError.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallErrorBanner } from '../../parts/call-error/CallErrorBanner.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { AddressOnlyResult } from './AddressOnlyResult.tsx';
import { LocationResult } from './LocationResult.tsx';
import { SpecialResult } from './SpecialResult.tsx';
import type { Outcome } from './useIpLookup.ts';

type IpResultProps = { readonly outcome: Outcome; readonly onRetry: () => void };

/** The location of an address, why it has none, or why the lookup failed. */
export default function IpResult({ outcome, onRetry }: IpResultProps) {
  const t = useMessages('ip-lookup');
  if (outcome.kind === 'location') return <LocationResult location={outcome.location} />;
  if (outcome.kind === 'addressOnly') return <AddressOnlyResult ip={outcome.ip} onRetry={onRetry} />;
  if (outcome.kind === 'special') return <SpecialResult address={outcome.address} />;

  const { error } = outcome;
  const isUnknown = error instanceof AppError && error.facts.failure?.code === 'ip.notFound';
  return (
    <ResultCard copyText="">
      {isUnknown ? (
        <CallErrorBanner error={error} />
      ) : (
        <CallErrorBanner error={error} title={t('failed')} onRetry={onRetry} />
      )}
    </ResultCard>
  );
}
