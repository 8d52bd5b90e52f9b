import type { Carried } from './draftLink.ts';
import { draftSpecs, drafts } from './drafts.ts';
import { isBelieved } from './isBelieved.ts';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a value was chosen, from a list or by a switch, and not typed. */
function isChosen(value: unknown, allowed: unknown): boolean {
  return Array.isArray(allowed) || typeof value === 'boolean' || typeof value === 'number';
}

/** What of a value differs from the first one: all of it, or only what was chosen. */
function changed(value: unknown, initial: unknown, allowed: unknown, withInputs: boolean): unknown {
  if (isSame(value, initial)) return undefined;
  if (!isFields(value)) return withInputs || isChosen(value, allowed) ? value : undefined;
  // Without a first value there is no telling what the visitor did to it.
  if (!isFields(initial)) return withInputs ? value : undefined;
  const rules = isFields(allowed) ? allowed : {};
  const fields = Object.entries(value).flatMap(([name, field]) =>
    isSame(field, initial[name]) || !(withInputs || isChosen(field, rules[name])) ? [] : [[name, field] as const],
  );
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/**
 * What a link to a tool as it stands now carries: the options that were changed, and, where asked for, what was typed.
 * What was typed is told from what was chosen by the rules for stored drafts, so no tool has to say it again.
 */
export function linkedDrafts(tool: string, withInputs: boolean): Carried {
  const carried = [...drafts.all()].flatMap(([key, value]) => {
    const spec = draftSpecs.get(key);
    if (spec === undefined || !key.startsWith(`${tool}.`) || !isBelieved(value, spec)) return [];
    const found = changed(value, spec.initial, spec.allowed, withInputs);
    return found === undefined ? [] : [[key.slice(tool.length + 1), found] as const];
  });
  return Object.fromEntries(carried);
}
