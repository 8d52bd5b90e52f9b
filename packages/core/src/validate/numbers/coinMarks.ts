/** Names and tickers of coins that are accepted in any case. */
export const COIN_MARKS: readonly string[] = [
  ...['xrp', 'sol', 'doge', 'ada', 'trx', 'bnb', 'usdt', 'usdc', 'link', 'shib', 'sui', 'bch', 'dot', 'avax', 'xlm'],
  ...['pepe', 'pol', 'sand', 'hbar', 'apt', 'ltc', 'near', 'atom', 'arb', 'ton', 'aave', 'bonk', 'kaia'],
  ...['리플', '도지', '도지코인', '솔라나', '에이다', '트론', '테더', '체인링크', '시바이누', '페페', '스텔라루멘'],
  ...['비트코인캐시', '이더리움클래식', '라이트코인', '폴카닷', '아발란체', '토큰', 'token', 'tokens'],
];

/** Longer words are not tickers. */
const TICKER = /^[A-Z]{2,10}$/;
/**
 * Words in capitals that change the number or show that it is not a quantity of coins: factors, parts of a coin, money,
 * time, weights and lengths. `INCH` excludes the ticker 1INCH as well, whose digit would become part of the number:
 * `100.01INCH`.
 */
const NO_TICKER = new RegExp(
  `^(?:${[
    '(?:HUNDRED|THOUSAND|MILLION|BILLION|TRILLION|DOZEN|LAKH|CRORE|HAL[FV]E?|QUARTER|THIRD|TENTH|PAIR|LOT|CONTRACT|BOXE?|PACK)S?',
    'KK|TH|THOU|GRAND|MN|MM|MIO|MLN|MILL?|BN|BLN|BIL|TN|TRN|TLN|TRIL',
    '(?:SAT|SATOSHI|BIT|LAMPORT|LOVELACE|DROP|MUTEZ|PLANCK|CENT|BUCK|EURO|POUND|RUPEE|PESO|FRANC|WON)S?',
    '[MU]BTC|[KMG]WEI|FINNEY|SZABO|YEN|YUAN',
    '(?:SEC|SECOND|MIN|MINUTE|WEEK|WK|MONTH|MO|YEAR|YR|TIME)S?|AM|PM|MS',
    'PC|PP|BPS?|PERCENTS?|PERCENTAGE|PTS?|POINTS?',
    'IN|INCH|INCHES|FEET|FOOT|YD|MI|KM|OZ|OZT|GR|GRAMS?|KGS|MG|TONS|L|ML|KB|MB|GB',
  ].join('|')})$`,
);

/**
 * Whether a word after a quantity may be the ticker of its coin, which changes nothing about the number. There are
 * thousands of tickers, so a word in capitals is one if it means nothing else there.
 *
 * @example isTicker('VIRTUAL') // true
 */
export function isTicker(word: string): boolean {
  return TICKER.test(word) && !NO_TICKER.test(word);
}
