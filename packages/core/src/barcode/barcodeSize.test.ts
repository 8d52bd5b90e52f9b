import { expect, it } from 'vitest';
import { type Exact, exact, formatExact } from '../exact/index.ts';
import { barcodeSize } from './barcodeSize.ts';

const mm = (value: Exact) => formatExact(value, { places: 3, minPlaces: 0 });

it.each([
  ['EAN13', 95, 339, '39.882', '29.832', '18.28'],
  ['EAN8', 67, 243, '28.588', '21.384', '14.58'],
  ['UPC', 95, 339, '39.882', '29.832', '18.28'],
  ['CODE128', 101, 363, '42.706', '23.111', '5'],
  ['ITF14', 135, 465, '54.706', '76.725', '31.75'],
  ['MSI', 100, 372, '43.765', '23.684', '5'],
  ['EAN5', 47, 177, '20.824', '15.576', '18.28'],
  ['EAN2', 20, 96, '11.294', '8.448', '18.28'],
  ['pharmacode', 50, 222, '26.118', '37', '8'],
] as const)('%s of %i modules', (format, modules, widthPx, width, minWidth, minHeight) => {
  const size = barcodeSize(format, modules);
  expect(size).toMatchObject({ widthPx, heightPx: 85 });
  expect([size.widthMm, size.heightMm, size.minWidthMm, size.minHeightMm].map(mm)).toEqual([
    width,
    '10',
    minWidth,
    minHeight,
  ]);
});

it('has the requested size on paper', () => {
  const size = barcodeSize('EAN13', 95, { moduleMm: exact('0.33'), heightMm: exact('22.85') });
  expect([mm(size.widthMm), mm(size.heightMm)]).toEqual(['37.29', '22.85']);
  expect(size).toMatchObject({ widthPx: 339, heightPx: 85, isTooNarrow: false, isTooLow: false });
});

it.each([
  ['0.264', '18.28', false, false],
  ['0.263', '18.28', true, false],
  ['0.264', '18.27', false, true],
])('compares %s and %s mm with the smallest of the format', (moduleMm, heightMm, isTooNarrow, isTooLow) => {
  const print = { moduleMm: exact(moduleMm), heightMm: exact(heightMm) };
  expect(barcodeSize('EAN13', 95, print)).toMatchObject({ isTooNarrow, isTooLow });
});

// 10 blank modules on each side; 0.191 mm is the narrowest module of Code 128.
it.each([
  [518, false, '0.35'],
  [519, true, '0.35'],
  [684, true, '0.26'],
  [930, true, '0.2'],
  [931, true, undefined],
])('knows whether %i modules fit on A4', (modules, isTooWide, fitting) => {
  const size = barcodeSize('CODE128', modules);
  expect([size.isTooWide, size.fittingModuleMm?.toString()]).toEqual([isTooWide, fitting]);
});
