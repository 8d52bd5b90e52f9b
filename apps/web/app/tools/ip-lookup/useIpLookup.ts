import type { LocationAnswer } from '@toolbox/client';
import type { IpClass } from '@toolbox/core/net';
import { drafts } from '../../browser/draft/drafts.ts';
import { useDraft } from '../../browser/draft/useDraft.ts';

export type Outcome = LocationAnswer | { readonly kind: 'failed'; readonly error: unknown };

/** A request in place of its answer. */
type Pending = { readonly kind: 'pending'; readonly request: AbortController };

const OUTCOME = 'ip-lookup.outcome';

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
 * One request at a time, and the result of the last one. Both survive a change of language, which opens another page,
 * but not a reload: locations must not be stored.
 */
export function useIpLookup(): IpLookup {
  // Without a stored shape, so it does not survive a reload: the visitor's own address may have changed by then, and
  // an error cannot be serialized. The typed address is kept and can be looked up again.
  const [outcome, setOutcome] = useDraft<Outcome | Pending | undefined>(OUTCOME, undefined);

  function settle(next: Outcome | Pending | undefined) {
    const last = drafts.get<Outcome | Pending | undefined>(OUTCOME, undefined);
    if (last?.kind === 'pending') last.request.abort();
    setOutcome(next);
  }

  async function ask(address: string) {
    const request = new AbortController();
    const own = { kind: 'pending', request } as const;
    settle(own);
    const answer = await import('./api.ts')
      .then(({ lookUpLocation }) => lookUpLocation(address, request.signal))
      .catch((error: unknown) => ({ kind: 'failed', error }) as const);
    // Undo or a link may have replaced the request by an earlier result, or by none.
    if (!request.signal.aborted && drafts.get(OUTCOME, undefined) === own) setOutcome(answer);
    // Redo may restore it, and it is no longer pending.
    request.abort();
  }

  const isPending = outcome?.kind === 'pending';
  return {
    outcome: isPending ? undefined : outcome,
    // Undo may have restored a request that was aborted.
    isPending: isPending && !outcome.request.signal.aborted,
    ask: (address) => void ask(address),
    explain: (address) => settle({ kind: 'special', address }),
    clear: () => settle(undefined),
  };
}
