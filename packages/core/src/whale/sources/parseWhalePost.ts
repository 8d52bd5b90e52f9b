import { isMovementValue } from '../isMovementValue.ts';
import type { WhaleType } from '../whaleMovement.ts';

/** The content of a post's sentence. */
export type WhalePost = {
  readonly type: WhaleType;
  readonly token: string;
  readonly amount: number;
  readonly usdValue: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/** Longer than any such post, so that other text costs little. */
const MAX_POST_LENGTH = 1000;
const HEADER_LENGTH = 80;
const VALUE_END = ' USD)';
/** Digits, or groups of three; not part of another word or number, such as the 5 of 1e5 and the 345 of 12 345. */
const NUMBER = String.raw`(?<![\w.,-]|\d\s)((?:\d{1,3}(?:,\d{3}){1,7}|\d{1,24})(?:\.\d{1,18})?)`;
const HEADER = new RegExp(String.raw`${NUMBER}\s{1,3}[#$]?([A-Za-z0-9.]{1,15})\s{1,3}\(${NUMBER}$`);
const SENTENCE_END = /\n|\sDetails\b|\sTx:|\bhttps?:/i;
const AT_A_PLACE: readonly (readonly [WhaleType, RegExp])[] = [
  ['mint', /^minted\s+(?:at|in)\s+/i],
  ['burn', /^burned\s+(?:at|in)\s+/i],
  ['lock', /^locked\s+(?:at|in)\s+/i],
  ['unlock', /^unlocked\s+(?:at|in|from)\s+/i],
];

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** `#Binance` is Binance, `escrow at #Ripple` is escrow at Ripple. */
function nameOf(text: string): string | undefined {
  const name = text
    .replaceAll('#', '')
    .replace(/(?<![.!])[.!]+$/, '')
    .trim();
  return name === '' ? undefined : name;
}

function actionOf(sentence: string): Pick<WhalePost, 'type' | 'from' | 'to'> | undefined {
  if (/^transferred from /i.test(sentence)) {
    const [from = '', ...rest] = sentence.slice('transferred from '.length).split(' to ');
    return rest.length === 0 ? undefined : { type: 'transfer', from: nameOf(from), to: nameOf(rest.join(' to ')) };
  }
  for (const [type, start] of AT_A_PLACE) {
    const match = start.exec(sentence);
    if (match === null) continue;
    const place = nameOf(sentence.slice(match[0].length));
    return type === 'mint' || type === 'lock'
      ? { type, from: undefined, to: place }
      : { type, from: place, to: undefined };
  }
  if (/\bunfrozen\b/i.test(sentence)) return { type: 'unfreeze', from: undefined, to: undefined };
  if (/\bfrozen\b/i.test(sentence)) return { type: 'freeze', from: undefined, to: undefined };
  return undefined;
}

/**
 * Parses the sentence of a Whale Alert post; `undefined` for any other text (news, dormant addresses).
 *
 * ```
 * 🚨 30,724 $ETH (57,947,300 USD) transferred from #Ceffu to #Binance
 * 💵 250,000,000 $USDC (250,022,874 USD) minted at USDC Treasury
 * ```
 *
 * - The mark before the symbol may be `#`, `$` or missing; emoji, links and text after the sentence are skipped.
 * - A mint or lock has no `from`, a burn or unlock no `to`, a freeze neither.
 *
 * @example
 * parseWhalePost('🚨 30,000 $ETH (60,500,000 USD) transferred from #Kraken to #Bybit')
 * // { token: 'ETH', amount: 30000, usdValue: 60500000, type: 'transfer', from: 'Kraken', to: 'Bybit' }
 */
export function parseWhalePost(text: string): WhalePost | undefined {
  const post = text.slice(0, MAX_POST_LENGTH);
  const end = post.indexOf(VALUE_END);
  if (end === -1) return undefined;
  const header = HEADER.exec(post.slice(Math.max(0, end - HEADER_LENGTH), end));
  const [, coins = '', token = '', dollars = ''] = header ?? [];
  const rest = post.slice(end + VALUE_END.length).trimStart();
  const action = actionOf(rest.split(SENTENCE_END, 1).join('').trim());
  const [amount, usdValue] = [numberOf(coins), numberOf(dollars)];
  if (action === undefined || !(amount > 0) || !isMovementValue(usdValue)) return undefined;
  return { token: token.toUpperCase(), amount, usdValue, ...action };
}
