import { LINE_END } from '../cells/tableMarks.ts';

/** The rows of an activity statement begin with their section and what they are: Trades,Data and Trades,SubTotal. */
const ROW = /^\uFEFF?"?([^",\t]{1,60})"?[,\t]"?(Header|Data|SubTotal|Total|Notes)"?[,\t]/u;
/** The parts of an order and the lots that a sale closes, below its own row. */
const PART = /^"?Trades"?[,\t]"?Data"?[,\t]"?(?:Trade|ClosedLot)"?[,\t]/u;
const TRADES = 'Trades';
/** Its rows are splits, mergers and the like. */
const CHANGES = 'Corporate Actions';
/** Shares that came from another account, or went to one, have a symbol; money has dashes. */
const MOVED = /^"?Transfers"?[,\t]"?Data"?[,\t]"?(?!Total)[^",\t]*"?[,\t]"?[^",\t]*"?[,\t]"?[^",\t-]/u;

/** Why the orders of an activity statement are not all that changed a holding. */
type UnreadActivity = { readonly unread: 'splits' | 'types' };

/**
 * The orders of an activity statement of Interactive Brokers with their heading, without its other sections and without
 * subtotals, whose label is not in the first cell; not read where it lists changes of the shares or transfers of them.
 * Every other text is returned unchanged.
 */
export function activityTrades(text: string): string | UnreadActivity {
  const rows = text.split(LINE_END).map((line) => {
    const [, section = '', kind = ''] = ROW.exec(line) ?? [];
    return { line, section, kind };
  });
  const has = (wanted: string) => rows.some(({ section, kind }) => section === wanted && kind === 'Data');
  if (!has(TRADES)) return text;
  if (has(CHANGES)) return { unread: 'splits' };
  if (rows.some(({ line }) => MOVED.test(line))) return { unread: 'types' };
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
