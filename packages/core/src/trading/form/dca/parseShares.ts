import { type Exact, exact } from '../../../exact/index.ts';
import { ok, type Result } from '../../../result/index.ts';
import { parseNumber } from '../../../validate/index.ts';
import { plainCharacters } from '../../../validate/plainCharacters.ts';

const FRACTION = /^(\d{1,9}(?:\.\d{1,9})?) ?\/ ?(\d{1,9}(?:\.\d{1,9})?)$/u;

/** The value of a fraction such as 1/3; undefined for every other text. */
function fractionValue(text: string): Exact | undefined {
  const [, above, below] = FRACTION.exec(plainCharacters(text)) ?? [];
  return above === undefined || Number(below) === 0 ? undefined : exact(above).div(exact(String(below)));
}

function parseShare(text: string, field: string, besideFractions: boolean): Result<Exact> {
  const share = parseNumber(text, { field, unit: 'percent', allowNegative: true });
  const isPercent = share.ok && !parseNumber(text, { field, allowNegative: true }).ok;
  return isPercent && besideFractions ? ok(share.value.div(100)) : share;
}

/**
 * Parses the shares of a plan, one from each text. They are ratios, so `50%` is 50, like a plain 50.
 *
 * Like `parseNumber`, and fractions such as `1/3`. Beside fractions `50%` is 1/2.
 *
 * @param field the label of the shares, carried into the failures' facts
 * @example parseShares(['50%', '1/4'], '비중') // [{ ok: true, value: '1/2' }, { ok: true, value: '1/4' }]
 */
export function parseShares(texts: readonly string[], field: string): readonly Result<Exact>[] {
  const fractions = texts.map(fractionValue);
  const besideFractions = fractions.some((fraction) => fraction !== undefined);
  return texts.map((text, at) => {
    const fraction = fractions[at];
    return fraction ? ok(fraction) : parseShare(text, field, besideFractions);
  });
}
