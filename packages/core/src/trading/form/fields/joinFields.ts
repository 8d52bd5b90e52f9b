import { type Failure, ok, type Result } from '../../../result/index.ts';

/** The failures of a form by field, so that each can be shown at its field. */
export type FieldFailures<Field extends PropertyKey> = { readonly [F in Field]?: Failure };

/**
 * Combines the results of the fields of a form: all values, or every failure at once.
 *
 * @example joinFields({ price: ok(1), quantity: fail('number.zero', { field: 'Quantity' }) })
 */
export function joinFields<Values>(
  fields: {
    readonly [F in keyof Values]: Result<Values[F]>;
  },
): Result<Values, FieldFailures<keyof Values>> {
  const values: Partial<Values> = {};
  const failures: { [F in keyof Values]?: Failure } = {};
  const names = Object.keys(fields) as (keyof Values)[];
  for (const name of names) {
    const field = fields[name];
    if (field.ok) values[name] = field.value;
    else failures[name] = field.failure;
  }
  return names.some((name) => !fields[name].ok) ? { ok: false, failure: failures } : ok(values as Values);
}
