import { type Amount, exact } from '../exact/index.ts';
import { BMI_STANDARDS, type BmiClass, type BmiStandard } from './bmiStandards.ts';

/**
 * The class of a body mass index, from the exact value.
 *
 * @example bmiClass(exact('24.978'), 'kosso').id // 'preObese'
 */
export function bmiClass(value: Amount, standard: BmiStandard): BmiClass {
  const tenths = exact(value).mul(10);
  const [lowest, ...higher] = BMI_STANDARDS[standard];
  return higher.findLast(({ fromTenths }) => tenths.compare(fromTenths) >= 0) ?? lowest;
}
