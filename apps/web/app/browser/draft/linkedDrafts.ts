import { isRecord } from '@toolbox/core/validate';
import type { LinkedValues } from './draftLink.ts';
import { type DraftSpec, draftSpecs, drafts } from './drafts.ts';
import { isChosen } from './isChosen.ts';
import { isValidDraft } from './isValidDraft.ts';

/** Texts are not serialized: a document may have ten megabytes. */
function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'string' ? one === other : JSON.stringify(one) === JSON.stringify(other);
}

export type LinkContents = {
  /** Whether typed values are included, not only the choices. */
  readonly withInputs: boolean;
};

/** The part of a value that differs from the initial one: all of it, or only the choices. */
function changed(value: unknown, { initial, allowed }: DraftSpec, { withInputs }: LinkContents): unknown {
  if (!isRecord(value)) {
    return !isSame(value, initial) && (withInputs || isChosen(value, allowed)) ? value : undefined;
  }
  // Without an initial value, changes cannot be detected.
  if (!isRecord(initial)) return withInputs ? value : undefined;
  const rules = isRecord(allowed) ? allowed : {};
  const fields = Object.entries(value).flatMap(([name, field]) =>
    isSame(field, initial[name]) || !(withInputs || isChosen(field, rules[name])) ? [] : [[name, field] as const],
  );
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/**
 * The drafts to put into a link to the current tool: the changed options and, if requested, typed values. The rules
 * for stored drafts distinguish typed from chosen values, so tools do not declare it again.
 */
export function linkedDrafts(tool: string, contents: LinkContents): LinkedValues {
  const linked = [...drafts.all()].flatMap(([key, value]) => {
    const spec = draftSpecs.get(key);
    if (spec === undefined || spec.isSecret || spec.isPersonal) return [];
    if (!key.startsWith(`${tool}.`) || !isValidDraft(value, spec)) return [];
    const found = changed(value, spec, contents);
    return found === undefined ? [] : [[key.slice(tool.length + 1), found] as const];
  });
  return Object.fromEntries(linked);
}
