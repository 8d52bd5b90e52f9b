import { beforeEach, expect, it } from 'vitest';
import { KEPT_QUESTIONS_KEY, keepQuestions, readKeptQuestions } from './keptQuestions.ts';
import { EMPTY_QUESTION } from './useQuestions.ts';

beforeEach(() => localStorage.clear());

const question = { ...EMPTY_QUESTION, value: { text: '글' }, target: '500' };

it('reads back what it wrote', () => {
  const kept = { questions: [question, EMPTY_QUESTION], at: 1 };
  expect(keepQuestions(kept)).toBe(true);
  expect(readKeptQuestions()).toEqual(kept);
});

it('takes away what was kept', () => {
  keepQuestions({ questions: [question], at: 0 });
  expect(keepQuestions(undefined)).toBe(false);
  expect(localStorage.getItem(KEPT_QUESTIONS_KEY)).toBeNull();
});

it('keeps nothing older in place of what is too large', () => {
  keepQuestions({ questions: [question], at: 0 });
  const large = { ...question, value: { text: 'a'.repeat(1_000_001) } };
  expect(keepQuestions({ questions: [large], at: 0 })).toBe(false);
  expect(readKeptQuestions()).toBeUndefined();
});

it.each([
  '',
  'x',
  'null',
  '[]',
  '{"questions":[],"at":0}',
  '{"questions":[1],"at":0}',
  JSON.stringify({ questions: [{ ...question, measure: 'eval' }], at: 0 }),
])('believes nothing it did not write: %s', (text) => {
  localStorage.setItem(KEPT_QUESTIONS_KEY, text);
  expect(readKeptQuestions()).toBeUndefined();
});

it('brings a place that is none back into range', () => {
  localStorage.setItem(KEPT_QUESTIONS_KEY, JSON.stringify({ questions: [question], at: 7.5 }));
  expect(readKeptQuestions()?.at).toBe(0);
});
