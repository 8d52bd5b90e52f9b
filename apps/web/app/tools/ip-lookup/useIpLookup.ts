import type { LocationAnswer } from '@toolbox/client';
import type { IpClass } from '@toolbox/core/net';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';

export type Outcome = LocationAnswer | { readonly kind: 'failed'; readonly error: unknown };

export type IpLookup = {
  readonly outcome: Outcome | undefined;
  readonly isPending: boolean;
  /** Looks up an address, or the visitor's own if it is empty. A later request replaces a pending one. */
  readonly ask: (address: string) => void;
  /** Shows an address that needs no request. */
  readonly explain: (address: IpClass) => void;
  readonly clear: () => void;
};

/**
 * One request at a time, and the result of the last one, which survives a change of language but not a reload:
 * locations must not be stored.
 */
export function useIpLookup(): IpLookup {
  // Without a stored shape, so it does not survive a reload: the visitor's own address may have changed by then, and
  // an error cannot be serialized. The typed address is kept and can be looked up again.
  const [outcome, setOutcome] = useDraft<Outcome | undefined>('ip-lookup.outcome', undefined);
  const [isPending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  function settle(next: Outcome | undefined) {
    running.current?.abort();
    setPending(false);
    setOutcome(next);
  }

  async function ask(address: string) {
    settle(undefined);
    const own = new AbortController();
    running.current = own;
    setPending(true);
    const answer = await import('./api.ts')
      .then(({ lookUpLocation }) => lookUpLocation(address, own.signal))
      .catch((error: unknown) => ({ kind: 'failed', error }) as const);
    if (!own.signal.aborted) settle(answer);
  }

  return {
    outcome,
    isPending,
    ask: (address) => void ask(address),
    explain: (address) => settle({ kind: 'special', address }),
    clear: () => settle(undefined),
  };
}
