import type { ListReading } from '../../lists/listPiece.ts';
import { listReadings } from '../../lists/listReadings.ts';
import { withoutListMarkers } from '../../lists/withoutListMarkers.ts';
import { LINE_END } from '../cells/tableMarks.ts';
import { PERCENT } from './purchaseCells.ts';

/** A lower number beside a percentage may be a weight as well. */
const MIN_PRICE = 100;

/** The entries of a line as the cells of a row; undefined unless these are a percentage and another number. */
function percentageRow(line: string): ListReading | undefined {
  const [entries = []] = listReadings(line, 'prices');
  const percentages = entries.filter((entry) => PERCENT.test(entry)).length;
  return entries.length === 2 && percentages === 1 ? entries : undefined;
}

/**
 * Lines of a percentage and another number, whatever is between them: `10%: 60,500`. A column of weights has more
 * percentages or none. In one line the other number has to be too large for a weight.
 */
export function percentageRows(figures: readonly string[], weightsOnly: boolean): readonly ListReading[] {
  const lines = withoutListMarkers(figures.join('\n')).split(LINE_END);
  const rows = lines.map(percentageRow).filter((row) => row !== undefined);
  const isOneRow = !weightsOnly && rows[0]?.some((entry) => Number(entry) >= MIN_PRICE);
  return rows.length === lines.length && (rows.length > 1 || isOneRow) ? rows : [];
}
