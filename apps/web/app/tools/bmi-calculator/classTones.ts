import type { BmiClassId } from '@toolbox/core/body';

/** The color of a class, which is always shown with its name. */
export const CLASS_TONES = {
  underweight: 'info',
  normal: 'good',
  overweight: 'warn',
  preObese: 'warn',
  obese: 'bad',
  obese1: 'serious',
  obese2: 'bad',
  obese3: 'bad',
} as const satisfies Readonly<Record<BmiClassId, string>>;
