import { setTimeout as wait } from 'node:timers/promises';
import type { WhaleMovement } from '@toolbox/core/whale';
import { parseWhaleChannelPage, type WhaleChannelPage } from '@toolbox/core/whale/sources';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reasonOf.ts';
import { fetchText, requestedDelayMs } from '../rest/fetchText.ts';
import type { Store } from '../store/store.ts';
import { keepMovements } from './keepMovements.ts';
import type { MovementSource } from './movementSource.ts';

const TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 1024 * 1024;
const MAX_WAIT_MS = 15 * 60_000;

/**
 * Reads the public preview page of the channel once a minute: the newest page, and older ones until a post is known,
 * which takes several at the start and after an outage. Failures back off.
 */
export function pollChannel(
  config: Config,
  store: Store,
  log: Log,
  onChange: () => void,
  clock: Clock = systemClock,
): MovementSource {
  const closing = new AbortController();
  let fetchedAt: number | undefined;
  let failures = 0;

  const readPage = async (before: number | undefined): Promise<WhaleChannelPage> => {
    const query = before === undefined ? '' : `?before=${before}`;
    const url = `${config.UPSTREAM_TELEGRAM}/s/${encodeURIComponent(config.TELEGRAM_CHANNEL)}${query}`;
    const page = parseWhaleChannelPage(await fetchText(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_PAGE_BYTES }));
    // A deleted channel still responds with 200. An empty channel before its first post is not an error.
    if (page.posts === 0 && before === undefined) throw new Error('the page holds no post');
    return page;
  };
  /** Stores the posts of all pages together: if only those of the newest were known, the older ones would not be read. */
  const readNew = async () => {
    const found: WhaleMovement[] = [];
    let before: number | undefined;
    for (let page = 0; page < config.TELEGRAM_PAGES; page += 1) {
      if (page > 0) await wait(config.TELEGRAM_PAGE_GAP_MS, undefined, closing);
      const { movements, oldest } = await readPage(before);
      found.push(...movements);
      if (oldest === undefined || movements.some(({ id }) => store.has('movement', id))) break;
      before = oldest;
    }
    keepMovements(store, found, clock.date());
  };
  const run = async () => {
    while (!closing.signal.aborted) {
      let waitMs = config.TELEGRAM_POLL_MS;
      try {
        await readNew();
        if (failures > 0) log.info({ source: 'telegram' }, 'answers again');
        fetchedAt = clock.now();
        failures = 0;
        onChange();
      } catch (error) {
        if (closing.signal.aborted) return;
        const backoffMs = Math.min(MAX_WAIT_MS, waitMs * 2 ** Math.min(failures, 10));
        waitMs = Math.max(backoffMs, requestedDelayMs(error, MAX_WAIT_MS));
        const reason = reasonOf(error);
        if (failures === 0) log.warn({ source: 'telegram', reason, retryMs: waitMs }, 'does not answer');
        else log.info({ source: 'telegram', retryMs: waitMs });
        failures += 1;
        onChange();
      }
      await wait(waitMs, undefined, closing).catch(() => undefined);
    }
  };
  const running = run();

  return {
    name: 'telegram',
    state: () => {
      if (failures > 0) return 'unreachable';
      return fetchedAt === undefined ? 'starting' : 'live';
    },
    fetchedAt: () => fetchedAt,
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
