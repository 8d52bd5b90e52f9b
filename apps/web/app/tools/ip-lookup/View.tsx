import { parseIpv4 } from '@toolbox/core/net';
import { Button } from '@toolbox/ui/button/Button';
import { TextField } from '@toolbox/ui/field/TextField';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { Split } from '@toolbox/ui/split/Split';
import { useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lateModule } from '../../loading/lazyModule.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { usePasteClear } from '../../parts/paste-clear/usePasteClear.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { EmptyIpResult } from './EmptyIpResult.tsx';
import { specialAddress } from './specialAddress.ts';
import { useIpLookup } from './useIpLookup.ts';

const IpResult = lazyPart(() => import('./IpResult.tsx'));
const useRejectedAddress = lateModule(() => import('./rejectedAddress.ts'));
const MapCard = lazyPart(() => import('./MapCard.tsx'));

/** A public name server, whose data does not change. */
const EXAMPLE_ADDRESS = '8.8.8.8';

export default function View() {
  const t = useMessages('ip-lookup');
  const common = useMessages('common', 'actions');
  const failureText = useFailureText();
  const [text, setText] = useDraft('ip-lookup.text', '');
  const [isRefused, setRefused] = useState(false);
  const { outcome, isPending, ask, explain, clear } = useIpLookup();

  const rejected = useRejectedAddress();
  const parsed = text.trim() === '' ? undefined : parseIpv4(text);
  const failure = isRefused && parsed?.ok === false ? parsed.failure : undefined;
  const { kind, addresses = [] } = (failure && rejected?.rejectedAddress(text)) ?? {};
  const refusal = kind === undefined ? failureText(failure) : t(kind);
  const place = outcome?.kind === 'location' ? outcome.location : undefined;

  function change(next: string) {
    setText(next);
    // Once corrected, the next address is validated only on submit.
    if (next.trim() === '' || parseIpv4(next).ok || specialAddress(next)) setRefused(false);
  }

  function lookUp() {
    // Also of IPv6: what a special address is for is known without a request.
    const special = specialAddress(text);
    setRefused(parsed?.ok === false && special === undefined);
    if (parsed === undefined) ask('');
    else if (special) explain(special);
    else if (parsed.ok) ask(parsed.value);
    else clear();
  }

  const pasteClear = usePasteClear(text, change, t('addressHint'));

  function fillExample() {
    setText(EXAMPLE_ADDRESS);
    setRefused(false);
    ask(EXAMPLE_ADDRESS);
  }

  function reset() {
    setText('');
    setRefused(false);
    clear();
  }

  const placeholder = isPending ? (
    <ResultCard copyText="" spoken={t('pending')}>
      <div aria-busy="true">
        <Skeleton count={6} />
      </div>
    </ResultCard>
  ) : (
    <EmptyIpResult />
  );

  return (
    <>
      <Split>
        <InputCard onReset={reset} onExample={fillExample}>
          <TextField
            mono
            label={t('address')}
            id={pasteClear.id}
            actions={pasteClear.actions}
            hint={pasteClear.hint}
            value={text}
            onChange={change}
            onEnter={lookUp}
            error={withOffers(
              failure && refusal,
              addresses.map((meant) => ({ name: meant, take: () => change(meant) })),
              pasteClear.id,
            )}
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
          />
          <Button variant="primary" {...MAIN_ACTION} size="lg" block icon="search" pending={isPending} onClick={lookUp}>
            {common('lookup')}
          </Button>
        </InputCard>
        {outcome === undefined ? placeholder : <IpResult fallback={placeholder} outcome={outcome} onRetry={lookUp} />}
      </Split>
      {place && <MapCard location={place} />}
    </>
  );
}
