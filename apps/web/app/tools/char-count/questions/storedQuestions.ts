import { isLike } from '../../../browser/draft/isLike.ts';
import { BYTE_PROFILES, MEASURES } from '../measures.ts';
import { fitQuestions } from './fitQuestions.ts';
import { EMPTY_QUESTION, MAX_QUESTIONS, type Question, type QuestionList } from './question.ts';

/** Listed on the privacy page. */
export const STORED_QUESTIONS_KEY = 'char-count.questions';

function isQuestion(value: unknown): value is Question {
  return isLike(value, EMPTY_QUESTION, { measure: MEASURES, profile: BYTE_PROFILES });
}

/**
 * What is stored, unread: to be compared with what was stored before. Undefined if nothing is, or if storage is denied.
 */
export function readStoredText(): string | undefined {
  try {
    return localStorage.getItem(STORED_QUESTIONS_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The questions in a stored text; undefined if it was not written by this code. */
export function parseStoredText(text: string | undefined): QuestionList | undefined {
  try {
    const stored: unknown = text === undefined ? undefined : JSON.parse(text);
    if (!isLike(stored, { questions: [EMPTY_QUESTION], at: 0 })) return undefined;
    const { questions, at } = stored as { readonly questions: readonly unknown[]; readonly at: number };
    const known = questions.filter(isQuestion).slice(0, MAX_QUESTIONS);
    return known.length === 0
      ? undefined
      : { questions: known, openIndex: Math.min(Math.max(0, Math.trunc(at)), known.length - 1) };
  } catch {
    return undefined;
  }
}

/**
 * Stores them for the next visit, without texts that are too long for it; returns what is stored now. Undefined if the
 * storage is full or denied: then the older ones stay, which are better than nothing.
 */
export function storeQuestions({ questions, openIndex }: QuestionList): string | undefined {
  try {
    const text = JSON.stringify({ questions: fitQuestions(questions), at: openIndex });
    // Other tabs get an event for each step, so the older value is not removed first: they would treat that as
    // switching it off.
    localStorage.setItem(STORED_QUESTIONS_KEY, text);
    return text;
  } catch {
    return undefined;
  }
}

export function forgetQuestions(): void {
  try {
    localStorage.removeItem(STORED_QUESTIONS_KEY);
  } catch {
    // Storage is denied, so nothing is stored.
  }
}
