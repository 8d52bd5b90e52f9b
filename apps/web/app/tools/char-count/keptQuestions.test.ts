import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_STORED_UNITS } from './fitQuestions.ts';
import { forgetQuestions, KEPT_QUESTIONS_KEY, keepQuestions, parseKept, readKeptText } from './keptQuestions.ts';
import { EMPTY_QUESTION } from './question.ts';

beforeEach(() => localStorage.clear());

const readKeptQuestions = () => parseKept(readKeptText());
const question = { ...EMPTY_QUESTION, value: { text: '글' }, target: '500' };

it('reads back what it wrote', () => {
  const kept = { questions: [question, EMPTY_QUESTION], at: 1 };
  expect(keepQuestions(kept)).toBe(readKeptText());
  expect(readKeptQuestions()).toEqual(kept);
});

it('takes away what was kept', () => {
  keepQuestions({ questions: [question], at: 0 });
  forgetQuestions();
  expect(localStorage.getItem(KEPT_QUESTIONS_KEY)).toBeNull();
});

it('keeps what fits when one text is too long, with its target', () => {
  const long = { ...question, value: { text: 'a'.repeat(MAX_STORED_UNITS + 1), document: 'long.txt' } };
  expect(keepQuestions({ questions: [question, long], at: 1 })).toBe(readKeptText());
  expect(readKeptQuestions()).toEqual({ questions: [question, { ...question, value: { text: '' } }], at: 1 });
});

it('keeps what is older where the storage is full', () => {
  keepQuestions({ questions: [question], at: 0 });
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(keepQuestions({ questions: [EMPTY_QUESTION], at: 0 })).toBeUndefined();
  vi.unstubAllGlobals();
  expect(readKeptQuestions()).toEqual({ questions: [question], at: 0 });
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
