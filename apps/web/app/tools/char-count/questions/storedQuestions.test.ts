import { beforeEach, expect, it, vi } from 'vitest';
import { MAX_STORED_UNITS } from './fitQuestions.ts';
import { EMPTY_QUESTION } from './question.ts';
import {
  forgetQuestions,
  parseStoredText,
  readStoredText,
  STORED_QUESTIONS_KEY,
  storeQuestions,
} from './storedQuestions.ts';

beforeEach(() => localStorage.clear());

const readQuestions = () => parseStoredText(readStoredText());
const question = { ...EMPTY_QUESTION, value: { text: '글' }, target: '500' };

it('reads back what it wrote', () => {
  const list = { questions: [question, EMPTY_QUESTION], openIndex: 1 };
  expect(storeQuestions(list)).toBe(readStoredText());
  expect(readQuestions()).toEqual(list);
});

it('takes away what was stored', () => {
  storeQuestions({ questions: [question], openIndex: 0 });
  forgetQuestions();
  expect(localStorage.getItem(STORED_QUESTIONS_KEY)).toBeNull();
});

it('keeps what fits when one text is too long, with its target', () => {
  const long = { ...question, value: { text: 'a'.repeat(MAX_STORED_UNITS + 1), document: 'long.txt' } };
  expect(storeQuestions({ questions: [question, long], openIndex: 1 })).toBe(readStoredText());
  expect(readQuestions()).toEqual({ questions: [question, { ...question, value: { text: '' } }], openIndex: 1 });
});

it('keeps what is older where the storage is full', () => {
  storeQuestions({ questions: [question], openIndex: 0 });
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(storeQuestions({ questions: [EMPTY_QUESTION], openIndex: 0 })).toBeUndefined();
  vi.unstubAllGlobals();
  expect(readQuestions()).toEqual({ questions: [question], openIndex: 0 });
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
  localStorage.setItem(STORED_QUESTIONS_KEY, text);
  expect(readQuestions()).toBeUndefined();
});

it('brings a place that is none back into range', () => {
  localStorage.setItem(STORED_QUESTIONS_KEY, JSON.stringify({ questions: [question], at: 7.5 }));
  expect(readQuestions()?.openIndex).toBe(0);
});
