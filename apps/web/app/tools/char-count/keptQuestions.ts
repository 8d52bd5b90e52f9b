import { isLike } from '../../browser/draft/isLike.ts';
import { BYTE_PROFILES, MEASURES } from './measures.ts';
import { EMPTY_QUESTION, MAX_QUESTIONS, type Question } from './useQuestions.ts';

/** Listed on the privacy page. */
export const KEPT_QUESTIONS_KEY = 'char-count.questions';
/** Local storage holds about five million units for all tools together. */
const MAX_UNITS = 1_000_000;

export type KeptQuestions = { readonly questions: readonly Question[]; readonly at: number };

function isQuestion(value: unknown): value is Question {
  return isLike(value, EMPTY_QUESTION, { measure: MEASURES, profile: BYTE_PROFILES });
}

/** The stored questions; undefined if there are none, or if the value was not written by this code. */
export function readKeptQuestions(): KeptQuestions | undefined {
  try {
    const text = localStorage.getItem(KEPT_QUESTIONS_KEY);
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    if (!isLike(kept, { questions: [EMPTY_QUESTION], at: 0 })) return undefined;
    const { questions, at } = kept as { readonly questions: readonly unknown[]; readonly at: number };
    const known = questions.filter(isQuestion).slice(0, MAX_QUESTIONS);
    return known.length === 0
      ? undefined
      : { questions: known, at: Math.min(Math.max(0, Math.trunc(at)), known.length - 1) };
  } catch {
    return undefined;
  }
}

/** Stores them for the next visit; returns whether that worked. If it fails, older ones are removed. */
export function keepQuestions(kept: KeptQuestions | undefined): boolean {
  try {
    localStorage.removeItem(KEPT_QUESTIONS_KEY);
    if (kept === undefined) return false;
    const text = JSON.stringify(kept);
    if (text.length > MAX_UNITS) return false;
    localStorage.setItem(KEPT_QUESTIONS_KEY, text);
    return true;
  } catch {
    return false;
  }
}
