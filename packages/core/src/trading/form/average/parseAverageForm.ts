import type { Exact } from '../../../exact/index.ts';
import { type Failure, ok, type Result } from '../../../result/index.ts';
import { type NumberUnit, parseNumber } from '../../../validate/index.ts';
import type { AveragePriceInput, PurchaseRound } from '../../averagePrice.ts';
import { type FieldFailures, joinFields } from '../fields/joinFields.ts';
import { parseDecimalPlaces } from '../fields/parseDecimalPlaces.ts';
import { parsePositive } from '../fields/parsePositive.ts';

/** A field of a purchase. */
export type RoundField = 'price' | 'quantity' | 'amount';
/** A purchase as it is typed: by quantity or by amount. */
export type RoundForm = Readonly<Record<RoundField, string>> & { readonly mode: PurchaseRound['mode'] };
/** What a line of a pasted list fills in of a purchase. */
export type PastedRound = Readonly<Partial<RoundForm>>;

/** The form of the average price as it is typed. */
export type AverageForm = {
  readonly initialAmount: string;
  readonly initialQuantity: string;
  readonly decimalPlaces: string;
  readonly rounds: readonly RoundForm[];
};
/** What the fields are called in failures. */
export type AverageLabels = Readonly<Record<'initialAmount' | 'initialQuantity' | RoundField, string>>;

/** The parsed form. Rounds are numbered as in the form, from 1. */
export type AverageOrder = AveragePriceInput & {
  /** Undefined: chosen by the amount. */
  readonly decimalPlaces: number | undefined;
  /** One for each of `rounds`, with gaps where rounds were skipped. */
  readonly roundNumbers: readonly number[];
  readonly ignoredRounds: readonly number[];
};

/** `rounds` has one entry for every round of the form, empty where nothing is wrong. */
export type AverageFailures = {
  readonly initialAmount?: Failure;
  readonly initialQuantity?: Failure;
  readonly rounds: readonly FieldFailures<RoundField>[];
};

type ParsedRound =
  | { readonly kind: 'counted'; readonly round: PurchaseRound }
  | { readonly kind: 'blank' | 'ignored' }
  | { readonly kind: 'failed'; readonly failures: FieldFailures<RoundField> };

/** A number of any sign, or null where nothing was typed. */
function parseOptional(text: string, field: string, unit: NumberUnit): Result<Exact | null> {
  return text.trim() === '' ? ok(null) : parseNumber(text, { field, unit, allowNegative: true });
}

function isPositive(value: Exact | null): value is Exact {
  return value !== null && value.compare(0) > 0;
}

function parseRound(form: RoundForm, labels: AverageLabels): ParsedRound {
  const { mode } = form;
  const price = parseOptional(form.price, labels.price, 'won');
  const size = parseOptional(form[mode], labels[mode], mode === 'amount' ? 'won' : 'coin');
  if (!price.ok || !size.ok) {
    return {
      kind: 'failed',
      failures: { ...(price.ok ? {} : { price: price.failure }), ...(size.ok ? {} : { [mode]: size.failure }) },
    };
  }
  if (price.value === null && size.value === null) return { kind: 'blank' };
  if (!isPositive(price.value) || !isPositive(size.value)) return { kind: 'ignored' };
  return {
    kind: 'counted',
    round:
      mode === 'quantity'
        ? { mode, price: price.value, quantity: size.value }
        : { mode, price: price.value, amount: size.value },
  };
}

function numbersOf(read: readonly ParsedRound[], wanted: ParsedRound['kind']): readonly number[] {
  return read.flatMap(({ kind }, index) => (kind === wanted ? [index + 1] : []));
}

/**
 * Parses the form of the average price calculator and returns every failure at once.
 *
 * - Initial amount (money) and quantity must be above 0: `number.notNumber` (blank too), `number.negative`,
 *   `number.zero`.
 * - A purchase (`rounds`) counts when its price and the size of its mode are above 0; the field of the other mode is
 *   ignored. An empty purchase is skipped; any other that does not count is listed in `ignoredRounds`. Text that is not
 *   a number is `number.notNumber`.
 * - Decimal places never fail (see `parseDecimalPlaces`).
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @example
 * const labels = { initialAmount: '금액', initialQuantity: '수량', price: '가격', quantity: '수량', amount: '금액' };
 * const form = { initialAmount: '100', initialQuantity: '2', decimalPlaces: '', rounds: [] };
 * const order = parseAverageForm(form, labels);
 * order.ok && averagePrice(order.value).averagePrice // 50
 */
export function parseAverageForm(form: AverageForm, labels: AverageLabels): Result<AverageOrder, AverageFailures> {
  const initial = joinFields({
    initialAmount: parsePositive(form.initialAmount, labels.initialAmount, 'won'),
    initialQuantity: parsePositive(form.initialQuantity, labels.initialQuantity, 'coin'),
  });
  const read = form.rounds.map((round) => parseRound(round, labels));
  if (!initial.ok || read.some(({ kind }) => kind === 'failed')) {
    const rounds = read.map((round) => (round.kind === 'failed' ? round.failures : {}));
    return { ok: false, failure: { ...(initial.ok ? {} : initial.failure), rounds } };
  }
  return ok({
    ...initial.value,
    rounds: read.flatMap((round) => (round.kind === 'counted' ? [round.round] : [])),
    decimalPlaces: parseDecimalPlaces(form.decimalPlaces),
    roundNumbers: numbersOf(read, 'counted'),
    ignoredRounds: numbersOf(read, 'ignored'),
  });
}
