import { isRecord } from '@toolbox/core/feed';
import { type Clock, systemClock } from '../clock.ts';
import { fetchJson } from '../rest/fetchText.ts';

export type JsonRpc = {
  /** The result of a call, from the first endpoint that gives one. */
  readonly call: (method: string, params: readonly unknown[]) => Promise<unknown>;
};

const TIMEOUT_MS = 5000;
/** A full block with its transactions is one to two megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** An endpoint that failed is asked again after this, doubled with each failure. */
const FIRST_REST_MS = 5000;
const MOST_REST_MS = 300_000;

type Endpoint = { readonly url: string; failures: number; restsUntil: number };

/** The error a node answers with; the reason is its number alone, because its words may hold anything. */
class RpcError extends Error {
  override readonly name = 'RpcError';
}

/**
 * Calls an Ethereum node over several endpoints: the first one that is not resting is asked; when it fails or answers
 * with an error, it rests and the next one is asked. When all rest, the one that rests the shortest is asked anyway.
 *
 * @throws the last error when none gives a result
 */
export function createJsonRpc(
  urls: readonly string[],
  firstRestMs: number = FIRST_REST_MS,
  clock: Clock = systemClock,
): JsonRpc {
  const endpoints: Endpoint[] = urls.map((url) => ({ url, failures: 0, restsUntil: 0 }));
  let lastId = 0;

  const ask = async ({ url }: Endpoint, method: string, params: readonly unknown[]): Promise<unknown> => {
    lastId += 1;
    const answer = await fetchJson(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (!isRecord(answer)) throw new RpcError('no object');
    if (isRecord(answer['error'])) throw new RpcError(`error ${answer['error']['code']}`);
    // A node that lags behind answers null for a block it does not have yet; another may have it.
    if (answer['result'] === undefined || answer['result'] === null) throw new RpcError('no result');
    return answer['result'];
  };

  return {
    call: async (method, params) => {
      const now = clock.now();
      const ready = endpoints.filter(({ restsUntil }) => restsUntil <= now);
      const order = ready.length > 0 ? ready : endpoints.toSorted((one, other) => one.restsUntil - other.restsUntil);
      let failure: unknown = new RpcError('no endpoint');
      for (const endpoint of order) {
        try {
          const result = await ask(endpoint, method, params);
          endpoint.failures = 0;
          return result;
        } catch (error) {
          failure = error;
          endpoint.restsUntil = clock.now() + Math.min(MOST_REST_MS, firstRestMs * 2 ** endpoint.failures);
          endpoint.failures += 1;
        }
      }
      throw failure;
    },
  };
}
