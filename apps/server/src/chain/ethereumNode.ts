import { CHAIN_ID } from '@toolbox/core/whale';
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/reasonOf.ts';
import { doubled } from '../rest/doubled.ts';
import { fetchUpstreamJson, requestedDelayMs } from '../rest/fetchText.ts';
import { type Call, InvalidChainDataError, readChainId, readHead } from './readBlock.ts';
import { envelope } from './rpcShapes.ts';

const TIMEOUT_MS = 5000;
/** A full block with its transactions is one to two megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A failed node is retried after this, doubled with each failure. */
export const FIRST_REST_MS = 5000;
const MAX_REST_MS = 300_000;
const LOG_GAP_MS = 600_000;
/** A node whose head has not changed for this long no longer receives blocks: there should have been twenty-five. */
export const STILL_MS = 300_000;

export type EthereumNode = {
  /** A result of the node, or undefined, which pauses the node. */
  readonly read: <Value>(readFrom: (call: Call) => Promise<Value>) => Promise<Value | undefined>;
  /** Reads the number of its newest block; undefined pauses the node. */
  readonly readHead: () => Promise<number | undefined>;
  /** The last head that was read; -1 before. */
  readonly head: () => number;
  /** Whether its head has changed lately. */
  readonly moves: () => boolean;
  /** Pauses the node, longer with each failure. */
  readonly pause: (error: unknown) => void;
  readonly forgetFailures: () => void;
  /** The end of its pause. */
  readonly restsUntil: () => number;
  /** Until when it asked not to be called. */
  readonly waitsUntil: () => number;
};

type Parts = {
  readonly url: string;
  /** Its position in the list, which is all that is logged: a URL may contain a key. */
  readonly place: number;
  readonly firstRestMs: number;
  readonly onFailure: (error: unknown) => void;
  readonly log: Log;
  readonly clock: Clock;
};

/** The error of a node; the reason is only its code, because its message may contain anything. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
}

/** Calls one node; `undefined` and `null` are not results: a lagging node does not have the block yet. */
async function callNode(url: string, id: number, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetchUpstreamJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const parsed = envelope.safeParse(response);
  if (!parsed.success) throw new InvalidChainDataError('not a JSON-RPC response');
  if ('error' in parsed.data) throw new RpcError(`error ${parsed.data.error.code}`);
  if (parsed.data.id !== id) throw new InvalidChainDataError('the response to another request');
  if (parsed.data.result === undefined || parsed.data.result === null) throw new RpcError('no result');
  return parsed.data.result;
}

/** One node: its chain id is checked first, and again after every failure, which pauses it. */
export function ethereumNode({ url, place, firstRestMs, onFailure, log, clock }: Parts): EthereumNode {
  let lastId = 0;
  let failures = 0;
  let restsUntil = 0;
  let waitsUntil = 0;
  let isOfThisChain = false;
  let head = -1;
  let movedAt = clock.now();
  /** When it was last logged that its data cannot be true. */
  let loggedAt = Number.NEGATIVE_INFINITY;

  const call: Call = (method, params) => {
    lastId += 1;
    return callNode(url, lastId, method, params);
  };
  const pause = (error: unknown) => {
    onFailure(error);
    // Old failures are forgotten.
    if (clock.now() - restsUntil > MAX_REST_MS) failures = 0;
    const backoffMs = doubled(firstRestMs, failures, MAX_REST_MS);
    waitsUntil = clock.now() + requestedDelayMs(error, MAX_REST_MS);
    restsUntil = Math.max(clock.now() + backoffMs, waitsUntil);
    isOfThisChain = false;
    // Logged rarely, because a node is called repeatedly and may return impossible data every time.
    const isNews = failures === 0 && clock.now() - loggedAt >= LOG_GAP_MS;
    if (isNews && error instanceof InvalidChainDataError) {
      loggedAt = clock.now();
      log.warn({ source: 'ethereum', node: place, reason: reasonOf(error) }, 'reports impossible data');
    }
    failures += 1;
  };
  const read = async <Value>(readFrom: (call: Call) => Promise<Value>): Promise<Value | undefined> => {
    try {
      if (!isOfThisChain) {
        const chain = await readChainId(call);
        if (chain !== CHAIN_ID) throw new InvalidChainDataError(`chain ${chain} instead of ${CHAIN_ID}`);
        isOfThisChain = true;
      }
      return await readFrom(call);
    } catch (error) {
      pause(error);
      return undefined;
    }
  };

  return {
    read,
    readHead: async () => {
      const number = await read(readHead);
      if (number === undefined) return undefined;
      if (number !== head) movedAt = clock.now();
      head = number;
      return number;
    },
    head: () => head,
    moves: () => clock.now() - movedAt <= STILL_MS,
    pause,
    forgetFailures: () => {
      failures = 0;
    },
    restsUntil: () => restsUntil,
    waitsUntil: () => waitsUntil,
  };
}
