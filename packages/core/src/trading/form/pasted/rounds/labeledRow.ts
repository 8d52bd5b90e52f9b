import { withoutListMarkers } from '../../lists/withoutListMarkers.ts';
import { CELL_MARK, DIGIT } from '../cells/tableMarks.ts';
import { columnKinds, hasScale } from '../headings/columnKinds.ts';

/** Between the parts of a record; a comma only before the next label. */
const PART_MARK = /[\n\r;|·]|\s\/\s|,\s?(?=\p{L})/u;
const LETTER = /\p{L}/u;
/** The sign of a number or of its currency, at the end of what is before its digits. */
const SIGN = /[\p{Sc}+\-\u2212]\s?$/u;
const LABEL_MARK = /[:：=]$/u;
const FIGURE = /^\p{Nd}/u;

/** A label and its value; without a label where there is no figure, and undefined where the label is not known. */
function labeledValue(part: string): readonly [label: string, value: string] | undefined {
  if (!DIGIT.test(part)) return ['', part];
  // A label may begin with a digit: 1주 평균금액.
  const digit = 1 + part.slice(1).search(DIGIT);
  const sign = part.slice(0, digit).search(SIGN);
  const end = sign < 0 ? digit : sign;
  const label = part.slice(0, end).trim().replace(LABEL_MARK, '').trim();
  // A figure with a factor is the first part of an amount: 7만 2천원.
  const isFigure = FIGURE.test(label) && hasScale(label);
  const isKnown = LETTER.test(label) && !isFigure && columnKinds(label).length > 0;
  return isKnown ? [label, part.slice(end)] : undefined;
}

/**
 * Numbers with a label each, as the screens of brokers and exchanges show a holding, in the form of a table with one
 * row: the labels are its heading. The parts are lines, or have ` / `, `|`, `;`, `·` or a comma between them. Parts
 * without figures are columns without a name. Undefined where a figure has no label that `columnKinds` knows.
 *
 * @example labeledRow('매수가: 60,500원\n수량: 10주') // '매수가\t수량\n60,500원\t10주'
 */
export function labeledRow(text: string): string | undefined {
  const parts = withoutListMarkers(text)
    .split(PART_MARK)
    .map((part) => part.replaceAll(CELL_MARK, ' ').trim())
    .filter((part) => part !== '');
  const values = parts.map(labeledValue).filter((value) => value !== undefined);
  if (values.length < Math.max(2, parts.length)) return undefined;
  return [0, 1].map((at) => values.map((value) => value[at]).join(CELL_MARK)).join('\n');
}
