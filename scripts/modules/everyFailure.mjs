import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** A code and its facts, as the API report lists them. */
const LISTED = /^failure '(?<code>[^']+)': (?<facts>.+);$/gmu;
/** The name of a type, all of which are lists of texts. */
const NAMED = /(?<=: )[A-Z]\w+(?=;)/gu;

/** One public type of each package that must have every failure, through a single entry. */
export const FAILURE_TYPES = [
  `import type { parseVatAmount } from '@toolbox/core/vat/form';
type Failure = Extract<ReturnType<typeof parseVatAmount>, { readonly ok: false }>['failure'];`,
  `import type { describe } from '@toolbox/messages';
type Failure = Parameters<typeof describe>[0];`,
  `import type { CallError } from '@toolbox/client';
type Failure = NonNullable<CallError['facts']['failure']>;`,
];

/** The source of an app that compiles if its type `Failure` has every code of the core, with its facts. */
export function everyFailure(failureType) {
  const report = readFileSync(join(root, 'packages/core/api.md'), 'utf8');
  const failures = Array.from(report.matchAll(LISTED), ({ groups }) => groups);
  if (failures.length === 0) throw new Error('The API report lists no failures');
  const codes = failures.map(({ code }) => `  '${code}',\n`);
  const facts = failures.map(
    ({ code, facts }) =>
      `({} as Extract<Failure, { code: '${code}' }>).facts satisfies ${facts.replace(NAMED, 'string')};\n`,
  );
  return `${failureType}
export const codes: readonly Failure['code'][] = [
${codes.join('')}];
${facts.join('')}`;
}
