/* What an app relies on in the types of the domain: `pnpm typecheck` fails where a line below is not as it says. */
import { exact } from '../exact/index.ts';
import type { Result } from '../result/index.ts';
import { parseVatAmount } from './form/index.ts';
import { vatOnSupply } from './index.ts';

// A parsed amount goes into the formula.
const typed = parseVatAmount('1', 'price');
export const tax: Result<bigint> = typed.ok ? { ok: true, value: vatOnSupply(typed.value).tax } : typed;
for (const amount of [1, 1n, '1', exact(1)]) vatOnSupply(amount);

// @ts-expect-error the result itself is not an amount
vatOnSupply(typed);
// @ts-expect-error read-only
vatOnSupply(1).tax = 1n;
