import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/bmi-calculator.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'BMI calculator – WHO and Korean standards',
  description: 'Calculate your BMI from height and weight and see which category it falls in.',
  also: 'body mass index, height and weight, overweight, obesity, ideal weight',
} as const satisfies ToolMetadata;

export const messages = {
  height: 'Height',
  weight: 'Weight',
  heightUnit: 'cm',
  weightUnit: 'kg',
  adultNote: 'For adults. Not suitable for children, teenagers, pregnant people or very muscular people.',
  swapped: 'Did you swap height and weight?',
  inches: 'Did you enter the height in inches?',
  misplaced: 'A BMI of {{bmi}} is not realistic. Check the decimal points.',
  meant: {
    height: 'height {{value}} cm',
    weight: 'weight {{value}} kg',
    both: 'height {{height}} cm, weight {{weight}} kg',
  },
  empty: 'Enter height and weight to see the body mass index and the normal weight range.',
  bmi: 'Body mass index (BMI)',
  bmiUnit: 'kg/m²',
  exact: 'The category is based on the unrounded value, {{value}}.',
  standards: { who: 'WHO', kosso: 'KSSO' },
  panels: {
    who: 'World Health Organization (WHO)',
    kosso: 'Korean Society for the Study of Obesity (KSSO)',
  },
  verdict: '{{standard}}: {{name}}',
  classes: {
    underweight: 'Underweight',
    normal: 'Normal',
    overweight: 'Overweight',
    obese: 'Obese',
    preObese: 'Pre-obese',
    obese1: 'Obesity class I',
    obese2: 'Obesity class II',
    obese3: 'Obesity class III',
  },
  ranges: { first: 'below {{upper}}', middle: '{{lower}} to below {{upper}}', last: '{{lower}} and above' },
  scale: '{{standard}}: body mass index {{value}}, {{name}}',
  scaleEmpty: '{{standard}} categories',
  normalRanges: { who: 'Normal weight (WHO)', kosso: 'Normal weight (KSSO)' },
  normalRangeValue: '{{from}} kg to below {{below}} kg',
  normalRangeTiny: 'below {{below}} kg',
  toClass: 'To “{{name}}”',
  sources: { who: 'Lancet 2004', kosso: '2022 guideline' },
  lose: '−{{kg}} kg',
  gain: '+{{kg}} kg',
  copyTemplate:
    'Height {{height}} cm, weight {{weight}} kg\nBody mass index {{bmi}}\n{{who}}\n{{kosso}}\nNormal weight {{range}}',
  spoken: 'Body mass index {{bmi}}. {{who}}, {{kosso}}',
} as const satisfies Translated<typeof ko>;
