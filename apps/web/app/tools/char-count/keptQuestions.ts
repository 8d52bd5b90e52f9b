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

/** What is stored, unread: to be compared with what was stored before. Undefined if nothing is, or if storage is denied. */
export function readKeptText(): string | undefined {
  try {
    return localStorage.getItem(KEPT_QUESTIONS_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The questions in a stored text; undefined if it was not written by this code. */
export function parseKept(text: string | undefined): KeptQuestions | undefined {
  try {
    const kept: unknown = text === undefined ? undefined : JSON.parse(text);
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

/** Stores them for the next visit; returns what is stored now. If it fails, older ones are removed. */
export function keepQuestions(kept: KeptQuestions): string | undefined {
  try {
    const text = JSON.stringify(kept);
    if (text.length > MAX_UNITS) throw new RangeError('too large');
    // Other tabs hear of each step, so the older value is not removed first: they would take that for switching it off.
    localStorage.setItem(KEPT_QUESTIONS_KEY, text);
    return text;
  } catch {
    forgetQuestions();
    return undefined;
  }
}

export function forgetQuestions(): void {
  try {
    localStorage.removeItem(KEPT_QUESTIONS_KEY);
  } catch {
    // Storage is denied, so nothing is kept.
  }
}

/**
 * Joins what is stored with what is on the page, so that nothing of either is lost: stored questions first, the others
 * after them, a text that both have once. The open question of the page stays open.
 *
 * @returns undefined if there would be more than the maximum
 */
export function joinQuestions(kept: KeptQuestions, own: KeptQuestions): KeptQuestions | undefined {
  const textOf = (question: Question) => question.value.text;
  const newer = (question: Question) => own.questions.find((each) => textOf(each) === textOf(question)) ?? question;
  const keptTexts = kept.questions.map(textOf);
  const added = own.questions.filter((each) => textOf(each) !== '' && !keptTexts.includes(textOf(each)));
  const questions = [...kept.questions.map(newer), ...added];
  if (questions.length > MAX_QUESTIONS) return undefined;
  const open = own.questions[own.at];
  const at =
    open === undefined || textOf(open) === '' ? -1 : questions.findIndex((each) => textOf(each) === textOf(open));
  return { questions, at: at < 0 ? kept.at : at };
}
