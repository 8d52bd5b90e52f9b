import type { IpClass } from '@toolbox/core/net';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import type { Found } from './askLocation.ts';

export type Outcome = Found | { readonly kind: 'failed'; readonly error: unknown };

export type IpLookup = {
  readonly outcome: Outcome | undefined;
  readonly isPending: boolean;
  /** Asks for an address, or for the visitor's own where it is empty. A later question wins over one still on its way. */
  readonly ask: (address: string) => void;
  /** Shows an address that nobody needs to be asked about. */
  readonly explain: (address: IpClass) => void;
  readonly clear: () => void;
};

/**
 * One question at a time, and what came of the last one; that outlives a change of language. It is not kept for a reload:
 * where somebody is does not belong in the storage.
 */
export function useIpLookup(): IpLookup {
  // Without a shape to keep, so it does not outlive a reload: the visitor's own address may be another by then, and an
  // error cannot be written down. The address that was typed is kept, and one press asks anew.
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
