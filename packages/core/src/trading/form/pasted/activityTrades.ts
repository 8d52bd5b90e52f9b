import { LINE_END } from './tableMarks.ts';

/** The rows of an activity statement begin with their section and what they are: Trades,Data and Trades,SubTotal. */
const ROW = /^\uFEFF?"?([^",\t]{1,60})"?[,\t]"?(Header|Data|SubTotal|Total|Notes)"?[,\t]/u;
/** The parts of an order and the lots that a sale closes, below its own row. */
const PART = /^"?Trades"?[,\t]"?Data"?[,\t]"?(?:Trade|ClosedLot)"?[,\t]/u;
const TRADES = 'Trades';
/** Its rows are splits, mergers and the like. */
const CHANGES = 'Corporate Actions';

/**
 * The orders of an activity statement of Interactive Brokers with their heading, without its other sections and without
 * subtotals, whose label is not in the first cell; undefined where it lists changes of the shares. Every other text is
 * returned unchanged.
 */
export function activityTrades(text: string): string | undefined {
  const rows = text.split(LINE_END).map((line) => {
    const [, section = '', kind = ''] = ROW.exec(line) ?? [];
    return { line, section, kind };
  });
  const has = (wanted: string) => rows.some(({ section, kind }) => section === wanted && kind === 'Data');
  if (!has(TRADES)) return text;
  if (has(CHANGES)) return undefined;
  const trades = rows.filter(({ section, kind }) => section === TRADES && (kind === 'Header' || kind === 'Data'));
  const orders = trades.filter(({ line }) => !PART.test(line));
  // A statement without orders lists their parts alone.
  const listed = orders.some(({ kind }) => kind === 'Data') ? orders : trades;
  // Stocks in several currencies and options have a heading each.
  const unique = listed.filter(
    ({ line, kind }, at) => kind === 'Data' || listed.findIndex((row) => row.line === line) === at,
  );
  return unique.map(({ line }) => line).join('\n');
}
