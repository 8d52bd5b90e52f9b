import type { ToolHead } from '../../toolHead.ts';

export const head = {
  title: 'BMI 계산기 – 비만도·정상 체중',
  description: '키와 몸무게로 체질량지수와 비만도를 확인해 드려요.',
  also: '비만도, 체질량지수, 키 몸무게, body mass, weight',
} as const satisfies ToolHead;

export const messages = {
  height: '키',
  weight: '몸무게',
  heightUnit: 'cm',
  weightUnit: 'kg',
  adultNote: '성인을 위한 기준이에요. 어린이와 청소년, 임신 중인 사람, 근육이 아주 많은 사람에게는 맞지 않아요.',
  swapped: '키와 몸무게를 바꾸어 입력하지 않았나요?',
  empty: '키와 몸무게를 입력하면 체질량지수와 정상 체중 범위가 나타나요.',
  bmi: '체질량지수(BMI)',
  bmiUnit: 'kg/m²',
  exact: '반올림하기 전 값은 {{value}}이고, 분류는 이 값을 따라요.',
  standards: { who: '세계보건기구(WHO)', kosso: '대한비만학회' },
  panels: { who: '세계보건기구(WHO) 기준', kosso: '대한비만학회 기준' },
  verdict: '{{standard}}: {{name}}',
  classes: {
    underweight: '저체중',
    normal: '정상',
    overweight: '과체중',
    obese: '비만',
    preObese: '비만 전단계',
    obese1: '1단계 비만',
    obese2: '2단계 비만',
    obese3: '3단계 비만',
  },
  ranges: { first: '{{upper}} 미만', middle: '{{lower}} 이상 {{upper}} 미만', last: '{{lower}} 이상' },
  scale: '{{standard}}에서 체질량지수 {{value}}, {{name}}',
  scaleEmpty: '{{standard}}의 분류',
  normalRanges: { who: '정상 체중 (WHO)', kosso: '정상 체중 (대한비만학회)' },
  normalRangeValue: '{{from}}kg 이상 {{below}}kg 미만',
  toClass: '{{name}}까지',
  sources: { who: '국제 기준 (Lancet 2004)', kosso: '비만 진료지침 2018' },
  lose: '−{{kg}}kg',
  gain: '+{{kg}}kg',
  copyTemplate: '키 {{height}}cm, 몸무게 {{weight}}kg\n체질량지수 {{bmi}}\n{{who}}\n{{kosso}}\n정상 체중 {{range}}',
  spoken: '체질량지수 {{bmi}}, {{name}}',
} as const;
