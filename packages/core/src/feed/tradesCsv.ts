import type { KeptTrade } from './tradeWindow.ts';

/** A cell that begins like this is a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Names come from outside: formulas are escaped so that a spreadsheet does not run them. */
function textCell(value: string): string {
  const tamed = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(tamed) ? `"${tamed.replaceAll('"', '""')}"` : tamed;
}

/**
 * Trades as comma-separated values (RFC 4180): one line each, in the order given, ended by CRLF.
 *
 * Columns are time (ISO 8601, UTC), exchange, symbol, side, value in US dollars, amount, coin, price and risk.
 *
 * @param header the names of the nine columns in the reader's language
 * @example
 * tradesCsv([], ['Time', 'Exchange', 'Pair', 'Side', 'USD', 'Amount', 'Coin', 'Price', 'Risk'])
 * // 'Time,Exchange,Pair,Side,USD,Amount,Coin,Price,Risk\r\n'
 */
export function tradesCsv(trades: readonly KeptTrade[], header: readonly string[]): string {
  const lines = trades.map((trade) => [
    new Date(trade.timestamp).toISOString(),
    textCell(trade.exchange),
    textCell(trade.symbol),
    trade.side,
    trade.usdValue.toFixed(2),
    String(trade.amount),
    textCell(trade.coin),
    String(trade.price),
    trade.risk,
  ]);
  return [header.map(textCell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
