import { expect, it } from 'vitest';
import { fitQuestions, MAX_STORED_UNITS } from './fitQuestions.ts';
import { EMPTY_QUESTION } from './question.ts';

const long = (units: number) => ({ ...EMPTY_QUESTION, value: { text: 'a'.repeat(units) }, target: '500' });
const short = long(1);
const emptied = { ...EMPTY_QUESTION, target: '500' };

it('leaves questions alone that fit', () => {
  const questions = [long(MAX_STORED_UNITS - 1), short];
  expect(fitQuestions(questions)).toBe(questions);
});

it('leaves out the longest text only, if that is enough', () => {
  expect(fitQuestions([short, long(MAX_STORED_UNITS), short])).toEqual([short, emptied, short]);
});

it('leaves out one text after the other', () => {
  const questions = [long(MAX_STORED_UNITS + 2), short, long(MAX_STORED_UNITS + 1)];
  expect(fitQuestions(questions)).toEqual([emptied, short, emptied]);
});
