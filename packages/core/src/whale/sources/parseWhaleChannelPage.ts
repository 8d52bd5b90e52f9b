import type { WhaleMovement } from '../whaleMovement.ts';
import { whaleRisk } from '../whaleRisk.ts';
import { parseWhalePost } from './parseWhalePost.ts';
import { decodeEntities, textOfHtml } from './textOfHtml.ts';

/** What a page of the channel holds: its posts, the number of the oldest, and the movements they report. */
export type WhaleChannelPage = {
  /** Number of posts of any kind. 0 means that this is not the page of a public channel, whatever the HTTP status. */
  readonly posts: number;
  /** Number of the oldest post, to request the previous page. */
  readonly oldest: number | undefined;
  /** In page order, oldest first. */
  readonly movements: readonly WhaleMovement[];
};

const POST_MARK = 'data-post="';
const POST_ID = /^([A-Za-z0-9_]{3,64})\/(\d{1,12})"/;
const TEXT_MARK = 'js-message_text';
const TIME = /\bdatetime="([0-9T:.+Z-]{10,40})"/;
const TRANSACTION_SITE = 'whale-alert.io/';
const TRANSACTION = /^(?:tx|transaction)\/([a-z0-9-]{2,30})\/([A-Za-z0-9]{8,128})/;

/**
 * The text of the message itself. A quoted reply precedes it with another class; without that class, the whole text.
 */
function textOfPost(chunk: string): string {
  const mark = chunk.indexOf(TEXT_MARK);
  const start = mark === -1 ? chunk.indexOf('>') : chunk.indexOf('>', mark);
  const end = mark === -1 ? -1 : chunk.indexOf('</div>', start);
  return textOfHtml(chunk.slice(start + 1, end === -1 ? chunk.length : end));
}

function transactionOf(chunk: string) {
  let at = chunk.indexOf(TRANSACTION_SITE);
  while (at !== -1) {
    const path = chunk.slice(at + TRANSACTION_SITE.length, at + TRANSACTION_SITE.length + 200);
    const match = TRANSACTION.exec(path);
    if (match !== null) {
      return { blockchain: match[1], txHash: match[2], txUrl: `https://whale-alert.io/${match[0]}` };
    }
    at = chunk.indexOf(TRANSACTION_SITE, at + 1);
  }
  return { blockchain: undefined, txHash: undefined, txUrl: undefined };
}

function movementOf(id: string, chunk: string): WhaleMovement | undefined {
  const post = parseWhalePost(textOfPost(chunk));
  const time = Date.parse(TIME.exec(chunk)?.[1] ?? '');
  if (post === undefined || Number.isNaN(time)) return undefined;
  return {
    id,
    ...post,
    ...transactionOf(decodeEntities(chunk)),
    messageUrl: `https://t.me/${id}`,
    timestamp: new Date(time).toISOString(),
    risk: whaleRisk(post.usdValue),
  };
}

/**
 * Parses the public preview page of a Telegram channel (`t.me/s/<channel>`).
 *
 * - It relies on the attribute of every post and on the sentence itself, so that changed class names do little harm.
 * - Service posts, news and replies that quote a movement count as posts but give no movement.
 * - A missing channel has a page without posts: `posts` is 0.
 *
 * @example parseWhaleChannelPage('<html></html>') // { posts: 0, oldest: undefined, movements: [] }
 */
export function parseWhaleChannelPage(html: string): WhaleChannelPage {
  const movements: WhaleMovement[] = [];
  let posts = 0;
  let oldest: number | undefined;
  for (const chunk of html.split(POST_MARK).slice(1)) {
    const match = POST_ID.exec(chunk);
    if (match === null) continue;
    const number = Number(match[2]);
    posts += 1;
    oldest = Math.min(oldest ?? number, number);
    const movement = movementOf(`${match[1]}/${number}`, chunk);
    if (movement !== undefined) movements.push(movement);
  }
  return { posts, oldest, movements };
}
