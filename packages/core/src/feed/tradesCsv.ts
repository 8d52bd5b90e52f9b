import type { TakerSide } from './trade.ts';
import type { RiskLevel } from './tradeRisk.ts';
import type { KeptTrade } from './tradeWindow.ts';

/** A cell that begins like this is a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
const MINUTE_MS = 60_000;
/** The latest time that a `Date` can hold, which the clock of the reader must not pass. */
const LATEST_TIME = 8.64e15;

/** Names come from outside: formulas are escaped so that a spreadsheet does not run them. */
function textCell(value: string): string {
  const tamed = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(tamed) ? `"${tamed.replaceAll('"', '""')}"` : tamed;
}

/** The words of the reader's language, and the clock of the reader. */
export type TradesCsvText = {
  /** The names of the nine columns. That of the time should name its zone. */
  readonly header: readonly string[];
  readonly sides: Readonly<Record<TakerSide, string>>;
  readonly risks: Readonly<Record<RiskLevel, string>>;
  /** The display name of an exchange. */
  readonly exchange: (exchange: string) => string;
  /** How far the clock of the reader is ahead of UTC, as 540 in Korea. */
  readonly offsetMinutes: number;
};

/**
 * Trades as comma-separated values (RFC 4180): one line each, in the order given, ended by CRLF.
 *
 * Columns are time, exchange, symbol, side, value in US dollars, amount, coin, price and risk. The time is
 * written as `2026-04-10 14:02:11` by the clock of the reader, which spreadsheets read as a date and time.
 *
 * @example
 * const header = ['Time (UTC+9)', 'Exchange', 'Pair', 'Side', 'USD', 'Amount', 'Coin', 'Price', 'Risk'];
 * const risks = { extreme: 'Extreme', high: 'High', medium: 'Medium', low: 'Low' };
 * const sides = { BUY: 'Buy', SELL: 'Sell' };
 * tradesCsv([], { header, sides, risks, exchange: (name) => name.toUpperCase(), offsetMinutes: 540 })
 * // 'Time (UTC+9),Exchange,Pair,Side,USD,Amount,Coin,Price,Risk\r\n'
 */
export function tradesCsv(trades: readonly KeptTrade[], text: TradesCsvText): string {
  const { header, sides, risks, exchange, offsetMinutes } = text;
  const timeCell = (time: number) =>
    new Date(Math.min(time + offsetMinutes * MINUTE_MS, LATEST_TIME)).toISOString().slice(0, -5).replace('T', ' ');
  const lines = trades.map((trade) => [
    timeCell(trade.timestamp),
    textCell(exchange(trade.exchange)),
    textCell(trade.symbol),
    textCell(sides[trade.side]),
    trade.usdValue.toFixed(2),
    String(trade.amount),
    textCell(trade.coin),
    String(trade.price),
    textCell(risks[trade.risk]),
  ]);
  return [header.map(textCell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
