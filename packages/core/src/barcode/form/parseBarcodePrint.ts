import { type Failure, ok, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/index.ts';
import type { BarcodePrint } from '../barcodeSize.ts';

/** A field of the form for sizes in print. */
export type BarcodePrintField = keyof BarcodePrint;
/** Why the sizes for print were refused, by field. */
export type BarcodePrintFailures = { readonly [Field in BarcodePrintField]?: Failure };

/** Below what office printers resolve, and above what readers can capture. */
const MIN_MODULE_MM = 0.1;
const MAX_MODULE_MM = 3;
const MIN_HEIGHT_MM = 1;
const MAX_HEIGHT_MM = 200;

/**
 * Parses the wanted size on paper, in millimeters, and returns every failure at once, by field.
 *
 * A module is 0.1 to 3 mm wide, the bars are 1 to 200 mm high (`number.notNumber`, `number.negative`,
 * `number.belowMin`, `number.aboveMax`).
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @example
 * parseBarcodePrint({ moduleMm: '0.33', heightMm: '22.85' }, { moduleMm: 'Module', heightMm: 'Height' })
 * // { ok: true, value: { moduleMm: 0.33, heightMm: 22.85 } }
 */
export function parseBarcodePrint(
  typed: Readonly<Record<BarcodePrintField, string>>,
  labels: Readonly<Record<BarcodePrintField, string>>,
): Result<BarcodePrint, BarcodePrintFailures> {
  const moduleMm = parseNumber(typed.moduleMm, {
    field: labels.moduleMm,
    unit: 'mm',
    min: MIN_MODULE_MM,
    max: MAX_MODULE_MM,
  });
  const heightMm = parseNumber(typed.heightMm, {
    field: labels.heightMm,
    unit: 'mm',
    min: MIN_HEIGHT_MM,
    max: MAX_HEIGHT_MM,
  });
  if (moduleMm.ok && heightMm.ok) return ok({ moduleMm: moduleMm.value, heightMm: heightMm.value });
  return {
    ok: false,
    failure: {
      ...(moduleMm.ok ? {} : { moduleMm: moduleMm.failure }),
      ...(heightMm.ok ? {} : { heightMm: heightMm.failure }),
    },
  };
}
