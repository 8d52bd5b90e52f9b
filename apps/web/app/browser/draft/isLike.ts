const MAX_ENTRIES = 1000;

function isAllowed(value: unknown, allowed: readonly unknown[]): boolean {
  return Array.isArray(value) ? value.every((entry) => allowed.includes(entry)) : allowed.includes(value);
}

/** Whether a field may be there that the sample lacks: a text, or one of the values listed for it. */
function isOptional(field: unknown, rule: unknown): boolean {
  return Array.isArray(rule) ? isAllowed(field, rule) : typeof field === 'string';
}

/**
 * Whether a stored value has the shape of a sample, so that a tool can use it: same types, the same fields, and no
 * additional fields other than texts and those with allowed values. Storage may contain anything, written by another
 * release, another program or a damaged disk.
 *
 * @param allowed the allowed values, by field where the sample, or an entry of it, has fields
 */
export function isLike(value: unknown, sample: unknown, allowed?: unknown): boolean {
  if (Array.isArray(allowed) && !isAllowed(value, allowed)) return false;
  if (Array.isArray(sample)) {
    const entry: unknown = sample.length > 0 ? sample[0] : '';
    const rules = Array.isArray(allowed) ? undefined : allowed;
    return Array.isArray(value) && value.length <= MAX_ENTRIES && value.every((each) => isLike(each, entry, rules));
  }
  // The values of a choice may be of several types.
  if (Array.isArray(allowed) && typeof sample !== 'object') return allowed.includes(value);
  if (typeof sample === 'number') return Number.isFinite(value);
  if (sample === null || typeof sample !== 'object') return sample !== undefined && typeof value === typeof sample;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  if (Object.hasOwn(value, '__proto__')) return false;
  const rules = (allowed ?? {}) as Readonly<Record<string, unknown>>;
  const fields = new Map(Object.entries(value));
  const expected = Object.entries(sample);
  return (
    expected.every(([name, like]) => fields.has(name) && isLike(fields.get(name), like, rules[name])) &&
    [...fields].every(([name, field]) => Object.hasOwn(sample, name) || isOptional(field, rules[name]))
  );
}
