import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyReadings } from './bodyReadings.ts';

it.each([
  ...['170/70', '170 70', '70 170', '170cm 70kg', '170cm/70kg', '키 170 몸무게 70', '키: 170cm, 몸무게: 70kg'],
  ...['height 170 weight 70', '170; 70', '170 cm and 70 kg', '１７０／７０', '170㎝ 70㎏', '170 | 70'],
  ...[
    '키170몸무게70',
    '신장170체중70',
    '몸무게70키170',
    '키170cm몸무게70kg',
    '키:170몸무게:70',
    '170:70',
    '170=70',
    '70 : 170',
  ],
  ...['170-70', '170–70', '170 - 70', '170x70', '170 cm x 70 kg'],
  ...['170cm에 70kg', '170에 70', '키는 170cm, 몸무게는 70kg', '키가 170이고 체중은 70', '신장은 170cm고 몸무게 70kg'],
  ...['height170weight70', 'Weight=70Height=170', '키=170, 몸무게=70', '키 1.7m몸무게 70킬로'],
])('reads both values of %s', (text) => {
  expect(bodyReadings(text, 'height')).toEqual([{ height: '170', weight: '70' }]);
  expect(bodyReadings(text, 'weight')).toEqual([{ height: '170', weight: '70' }]);
});

it.each([
  ['1.78m 70kg', '178', '70'],
  ['70kg 1.78m', '178', '70'],
  ['1.75 70', '175', '70'],
  ['168.4(cm) 62.3(kg)', '168.4', '62.3'],
  ['신장(cm) 168.4 체중(kg) 62.3', '168.4', '62.3'],
  ['175cm70kg', '175', '70'],
  ['1m 75 70kg', '175', '70'],
  [`5'10" 150lb`, '177.8', '68.04'],
  ['5ft 10in, 150 lb', '177.8', '68.04'],
  ["5'10 150", '177.8', '68.04'],
  ['5 10 150', '177.8', '68.04'],
  ["5'10 / 68kg", '177.8', '68'],
  // 60 lb is not a weight of an adult of this height.
  ["5'10 60", '177.8', '60'],
  [`6'2" 14st 3`, '187.96', '90.26'],
  ['height: 1.8m, weight: 80kg', '180', '80'],
  [`5'7" 70`, '170.18', '70'],
  [`height 5'10" weight 150`, '177.8', '68.04'],
  [`5'8" 체중(kg) 147`, '172.72', '147'],
  [`70\n5'7"`, '170.18', '70'],
  ['5ft 7in 65.5', '170.18', '65.5'],
  ["5'0 45", '152.4', '45'],
  [`6'0" 250`, '182.88', '113.4'],
  ["5'0 300", '152.4', '136.08'],
  [`5'10" (178 cm), 160 lbs (72.6 kg)`, '178', '72.6'],
  [`5'10" (178 cm) 160`, '178', '72.57'],
  ['180 145kg', '180', '145'],
])('reads both values of %s, in any unit', (text, height, weight) => {
  expect(bodyReadings(text, 'height')).toEqual([{ height, weight }]);
});

it.each([
  ['키 170', 'height', '170'],
  ['키는 172cm', 'height', '172'],
  ['체중은 60.5', 'weight', '60.5'],
  ['키 1.75m', 'height', '175'],
  [`height 5'9"`, 'height', '175.26'],
  ['키: 170.5cm', 'height', '170.5'],
  ['Height 170 cm', 'height', '170'],
  ['170 (키)', 'height', '170'],
  ['168.4(신장)', 'height', '168.4'],
  ['1750(키)', 'height', '175'],
  ['70(몸무게)', 'weight', '70'],
  ['62.3 (체중)', 'weight', '62.3'],
  ['1750', 'height', '175'],
  ['1755', 'height', '175.5'],
  ['168.4(cm)', 'height', '168.4'],
  ['168.4 (cm)', 'height', '168.4'],
  ['신장(cm): 168.4', 'height', '168.4'],
  ['몸무게 70', 'weight', '70'],
  ['62.3(kg)', 'weight', '62.3'],
  ['62.3kg(공복)', 'weight', '62.3'],
  ['62.3 (식사 전)', 'weight', '62.3'],
  ['체중(kg) 62.3', 'weight', '62.3'],
  ['체중 70.5kg', 'weight', '70.5'],
  ['650', 'weight', '65'],
  [`5'10" (178 cm)`, 'height', '178'],
  [`5 ft 10 in (1.78 m)`, 'height', '178'],
  [`178 cm (5'10")`, 'height', '178'],
  [`Height: 5'10" (178 cm)`, 'height', '178'],
  ['160 lbs (72.6 kg)', 'weight', '72.6'],
  ['160 lb (73kg)', 'weight', '73'],
  ['72.6 kg (160 lb)', 'weight', '72.6'],
] as const)('reads %s as a %s of %s', (text, field, value) => {
  expect(bodyReadings(text, field)).toEqual([{ [field]: value }]);
});

it.each([
  ...[
    '',
    '키',
    '170/70/2',
    '5/7',
    '100 100',
    '170,70',
    '키 17',
    '99999',
    '170 175',
    '5 12',
    '1.75 10 20',
    '170cm 5kg',
    '62.3(kg)',
    '(공복)',
    '키(cm)',
    '몸무게 70kg',
    '1 2 3',
    `5'10" (182 cm)`,
    `5'10" (72.6 kg)`,
    '178 (178)(178)',
  ],
  `170${' /'.repeat(40)}70`,
])('finds no height in %j', (text) => {
  expect(bodyReadings(text, 'height')).toEqual([]);
});

it('reads a weight without a unit in both units where both are usual', () => {
  expect(bodyReadings(`5'7" 100`, 'height')).toEqual([
    { height: '170.18', weight: '45.36' },
    { height: '170.18', weight: '100' },
  ]);
});

it('reads every usual weight in kilograms beside a height in feet', () => {
  fc.assert(
    fc.property(fc.integer({ min: 58, max: 76 }), fc.integer({ min: 16, max: 44 }), (inches, index) => {
      const kilograms = Math.round(index * (inches * 0.0254) ** 2);
      const weights = bodyReadings(`${Math.floor(inches / 12)}'${inches % 12}" ${kilograms}`, 'height');
      expect(weights.map(({ weight }) => weight)).toContain(String(kilograms));
    }),
    { numRuns: 1000 },
  );
});

it('does not read centimeters as a weight', () => {
  expect(bodyReadings('키 170cm', 'weight')).toEqual([]);
});

it.each([
  ['170 (키)', 'weight'],
  ['170(신장)', 'weight'],
  ['1750(키)', 'weight'],
  ['120 (몸무게)', 'height'],
  ['150(체중)', 'height'],
] as const)('does not read %s, with the name of the other field, as a %s', (text, field) => {
  expect(bodyReadings(text, field)).toEqual([]);
});
