import { setTimeout as wait } from 'node:timers/promises';
import type { WhaleMovement } from '@toolbox/core/whale';
import { parseWhaleChannelPage, type WhaleChannelPage } from '@toolbox/core/whale/sources';
import { systemClock } from '../clock.ts';
import { reasonOf } from '../log/reasonOf.ts';
import { doubled } from '../rest/doubled.ts';
import { fetchText, requestedDelayMs } from '../rest/fetchText.ts';
import { keepMovements, MAX_AHEAD_MS } from './keepMovements.ts';
import type { MovementParts, MovementSource } from './movementSource.ts';

const TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 1024 * 1024;
const MAX_WAIT_MS = 15 * 60_000;

/** Older posts are tried with this many polls. */
export const OLDER_TRIES = 10;

/** A range of older posts that is still to be read, back to a known post. */
type Unread = {
  /** Number of the post after them. */
  readonly before: number;
  /** The most pages to read. */
  readonly pages: number;
  readonly failures: number;
};

/**
 * Reads the public preview page of the channel at intervals: the newest page, and older ones until a post is known,
 * which takes several at the start and after an outage. Failures of the newest page back off.
 */
export function pollChannel({ config, store, log, onChange, clock = systemClock }: MovementParts): MovementSource {
  const closing = new AbortController();
  let fetchedAt: number | undefined;
  /** The time of the service when the monotonic clock was 0. */
  let origin: number | undefined;
  /** Whether its clock is days behind its own posts, which this machine's clock is not. */
  let isBehind = false;
  let failures = 0;
  /** Newest first. */
  let unread: readonly Unread[] = [];

  const dateOfService = () => (origin === undefined ? clock.date() : origin + clock.now());
  const isAhead = ({ timestamp }: WhaleMovement, date: number) => Date.parse(timestamp) > date + MAX_AHEAD_MS;
  const fetchPage = async (before: number | undefined): Promise<WhaleChannelPage> => {
    const query = before === undefined ? '' : `?before=${before}`;
    const url = `${config.UPSTREAM_TELEGRAM}/s/${encodeURIComponent(config.TELEGRAM_CHANNEL)}${query}`;
    const onDate = (date: number) => {
      origin = date - clock.now();
    };
    const html = await fetchText(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_PAGE_BYTES, onDate });
    const page = parseWhaleChannelPage(html);
    // A deleted channel still responds with 200. An empty channel before its first post is not an error.
    if (page.posts === 0 && before === undefined) throw new Error('the page holds no post');
    return page;
  };
  /** Stores the posts of a page; returns the range that is still to be read before it, of this many pages, if any. */
  const readPage = async (before: number | undefined, pages: number): Promise<readonly Unread[]> => {
    const { movements, oldest } = await fetchPage(before);
    const isKnown = movements.some(({ id }) => store.has('movement', id));
    const [here, there] = [clock.date(), dateOfService()];
    // Of two clocks, the one that is behind makes more posts look as if they were from the future.
    keepMovements(store, movements, Math.max(here, there));
    const isNewest = before === undefined && movements.length > 0;
    if (isNewest) isBehind = movements.some((post) => isAhead(post, there) && !isAhead(post, here));
    return isKnown || oldest === undefined || pages === 0 ? [] : [{ before: oldest, pages, failures: 0 }];
  };
  /** Throws only at the end, so that newest posts are not held back; returns the delay a failed request asks for. */
  const readOlder = async (): Promise<number> => {
    try {
      for (let [range] = unread; range !== undefined; [range] = unread) {
        await wait(config.TELEGRAM_PAGE_GAP_MS, undefined, closing);
        const rest = await readPage(range.before, range.pages - 1);
        unread = [...rest, ...unread.slice(1)];
      }
      return 0;
    } catch (error) {
      if (closing.signal.aborted) throw error;
      // The ranges after the one that failed have waited as well, so they are counted: the list stays short.
      const tried = unread.map((range) => ({ ...range, failures: range.failures + 1 }));
      unread = tried.filter(({ failures: count }) => count < OLDER_TRIES);
      const about = { source: 'telegram', reason: reasonOf(error) };
      if (tried.some(({ failures: count }) => count === 1)) log.warn(about, 'older posts are read later');
      if (unread.length < tried.length) log.warn(about, 'older posts are missing');
      return requestedDelayMs(error, MAX_WAIT_MS);
    }
  };
  const run = async () => {
    while (!closing.signal.aborted) {
      let waitMs = config.TELEGRAM_POLL_MS;
      try {
        // A known post ends the range of its own page, not those that could not be read before.
        unread = [...(await readPage(undefined, config.TELEGRAM_PAGES - 1)), ...unread];
        waitMs = Math.max(waitMs, await readOlder());
        if (failures > 0) log.info({ source: 'telegram' }, 'answers again');
        fetchedAt = clock.now();
        failures = 0;
        onChange();
      } catch (error) {
        if (closing.signal.aborted) return;
        const backoffMs = doubled(waitMs, failures, MAX_WAIT_MS);
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
    date: () => (isBehind ? clock.date() : dateOfService()),
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
