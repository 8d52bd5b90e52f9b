import type { WithheldTax } from './withheldTax.ts';

/** Income tax on fees, in percent; with the local tax of a tenth it is the 3.3% of freelancers. */
const FREELANCE_TAX_PERCENT = 3;

const WON_UNIT = 10n;

function cut(won: bigint): bigint {
  return (won / WON_UNIT) * WON_UNIT;
}

/**
 * The tax withheld from a freelancer's fee: 3% income tax and a tenth of it as local tax, each truncated to 10 won.
 *
 * No insurance is withheld, and there is no minimum amount (소득세법 제86조, as revised for payments since 2024-07).
 *
 * @param fee whole won, 0 or more
 * @see 소득세법 제129조 제1항 제3호; 지방세법 제103조의13, checked 2026-11-22
 * @example freelanceTax(3_000_000n) // { incomeTax: 90000n, localTax: 9000n }
 */
export function freelanceTax(fee: bigint): Pick<WithheldTax, 'incomeTax' | 'localTax'> {
  const incomeTax = cut((fee * BigInt(FREELANCE_TAX_PERCENT)) / 100n);
  return { incomeTax, localTax: cut(incomeTax / 10n) };
}
