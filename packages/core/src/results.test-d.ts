/* What an app relies on in the types of results: `pnpm typecheck` fails where a line below is not as it says. */
import { type Amount, type Exact, exact } from './exact/index.ts';
import { type Failure, type FailureCode, type FailureFacts, fail, ok, type Result } from './result/index.ts';
import { parseNumber } from './validate/index.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <Claim extends true>(claim: Claim): Claim => claim;

// A result is checked before its value is used.
const read = parseNumber('1', { field: 'price' });
// @ts-expect-error it may be a failure
read.value;
if (read.ok) holds<Same<typeof read.value, Exact>>(true);
else holds<Same<typeof read.failure, Failure>>(true);

// A failure knows its facts by its code.
if (!read.ok && read.failure.code === 'number.aboveMax') {
  holds<Same<typeof read.failure.facts, FailureFacts['number.aboveMax']>>(true);
  // @ts-expect-error no such fact
  read.failure.facts.min;
}
fail('number.zero', { field: 'price' }) satisfies Result<never>;
// @ts-expect-error a fact is missing
fail('number.aboveMax', { field: 'price' });
// @ts-expect-error no such code
fail('number.nothing', {});
holds<Same<Extract<FailureCode, 'number.zero'>, 'number.zero'>>(true);

// A failure of one parser is one of any other: it is passed on as it is.
export const passed: Result<string> = read.ok ? ok(String(read.value)) : read;

// Formulas take an amount in any form that is exact, and nothing else.
export const amounts: readonly Amount[] = [1, 1n, '1', exact(1)];
// @ts-expect-error no amount
exact(new Date(0));
// @ts-expect-error a field that may be empty is parsed first
exact(undefined);
