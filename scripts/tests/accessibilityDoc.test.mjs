import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { assertTestsExist, rowsOf } from '../modules/documentedTests.mjs';
import { root } from '../modules/root.mjs';

const text = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
const [, wcag = '', kwcag = ''] = text.split(/^## (?:WCAG|KWCAG) 2\.2.*$/mu);

/** Levels A and AA of WCAG 2.2: how many criteria each guideline has, with the AAA ones between them left out. */
const WCAG = [
  '1.1.1',
  ...['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5'],
  ...['1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1'],
  ...['2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6'],
  ...['3.3.1', '3.3.2', '3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];
const KWCAG = [
  ...['5.1.1', '5.2.1', '5.3.1', '5.3.2', '5.3.3', '5.4.1', '5.4.2', '5.4.3', '5.4.4'],
  ...['6.1.1', '6.1.2', '6.1.3', '6.1.4', '6.2.1', '6.2.2', '6.3.1', '6.4.1', '6.4.2', '6.4.3', '6.4.4'],
  ...['6.5.1', '6.5.2', '6.5.3', '6.5.4', '7.1.1', '7.2.1', '7.2.2', '7.3.1', '7.3.2', '7.3.3', '7.3.4'],
  ...['8.1.1', '8.2.1'],
];

const numberOf = ([first]) => first.split(' ')[0];

describe('docs/accessibility.md', () => {
  it('has every criterion once', () => {
    assert.deepEqual(rowsOf(wcag).map(numberOf), WCAG);
    assert.deepEqual(rowsOf(kwcag).map(numberOf), KWCAG);
  });

  it('refers to criteria of the first table', () => {
    for (const [item, , shown] of rowsOf(kwcag)) {
      if (shown.startsWith('Not applicable: ')) continue;
      for (const criterion of shown.replace('WCAG ', '').split(', ')) assert.ok(WCAG.includes(criterion), item);
    }
  });

  for (const [criterion, , how, shown] of rowsOf(wcag)) {
    it(`refers to existing tests for ${criterion}`, () => {
      assert.notEqual(how, '');
      if (shown.startsWith('Not applicable: ')) return;
      assertTestsExist(shown, [root]);
    });
  }
});
