import { expect, it } from 'vitest';
import { publicationNumber } from './publicationNumber.ts';

it.each([
  ['89-6848-001-X', '9788968480010'],
  ['ISBN-10: 0-8044-2957-x', '9780804429573'],
  ['0306406152', '9780306406157'],
  ['ISSN 1225-0767', '9771225076002'],
  ['issn:2434-561X', '9772434561006'],
  ['979-11-5839-140-9 03810', '9791158391409'],
  ['979115839140903810', '9791158391409'],
  ['ISBN 979-11-5839-140-9 03810', '9791158391409'],
  ['9771225076002 05', '9771225076002'],
])('%s is printed as %s', (text, number) => {
  expect(publicationNumber(text)).toBe(number);
});

it.each([
  '',
  '0-8044-2957-1',
  'ISSN 1225-0768',
  // A phone number, as far as anyone can tell.
  '1225-0767',
  '979-11-5839-140-8 03810',
  '979-11-5839-140-9 0381',
  '8801234567893 03810',
  '9791158391409',
])('%j is no such number', (text) => {
  expect(publicationNumber(text)).toBeUndefined();
});
