import { fitQuestions } from './fitQuestions.ts';
import { EMPTY_QUESTION, MAX_QUESTIONS, type Question, type QuestionList } from './question.ts';

const hasSameText = (one: Question, other: Question) => one.value.text === other.value.text;

const isSame = (one: Question, other: Question) =>
  hasSameText(one, other) &&
  one.value.document === other.value.document &&
  one.target === other.target &&
  one.measure === other.measure &&
  one.profile === other.profile;

/** Two lists of questions are equal. */
export function areSame(one: readonly Question[], other: readonly Question[]): boolean {
  return one.length === other.length && one.every((each, index) => isSame(each, other[index] as Question));
}

/**
 * Stored questions with the texts of this page that were too long to be stored: where they were, or after the others if
 * something else is there now.
 */
export function withLeftOut(kept: readonly Question[], own: readonly Question[]): readonly Question[] {
  const stored = fitQuestions(own);
  const joined = [...kept];
  for (const [index, question] of own.entries()) {
    if (question === stored[index]) continue;
    const there = joined[index];
    if (there?.value.text === '') joined[index] = { ...there, value: question.value };
    else if (!joined.some((each) => hasSameText(each, question))) joined.push(question);
  }
  return joined;
}

/** The best matches first: an equal question, then one with the same text, each at the same place and then anywhere. */
const MATCHES: readonly ((kept: Question, own: Question, isSamePlace: boolean) => boolean)[] = [
  (kept, own, isSamePlace) => isSamePlace && isSame(kept, own),
  isSame,
  (kept, own, isSamePlace) => isSamePlace && own.value.text !== '' && hasSameText(kept, own),
  (kept, own) => own.value.text !== '' && hasSameText(kept, own),
];

/**
 * Where the open question of the page is among others that replace its list: a text is followed to another place, so
 * that the next key does not change what was put in the old one. The same number where the text is nowhere.
 */
export function placeOfOpen(questions: readonly Question[], { questions: own, openIndex }: QuestionList): number {
  const open = own[openIndex];
  if (open !== undefined && open.value.text !== '') {
    for (const matches of MATCHES) {
      const found = questions.findIndex((each, index) => matches(each, open, index === openIndex));
      if (found >= 0) return found;
    }
  }
  return Math.min(openIndex, questions.length - 1);
}

/** Where each stored question is on the page, by its place in the storage; a question is matched once. */
function matchQuestions(kept: readonly Question[], own: readonly Question[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const matched = new Set<number>();
  for (const matches of MATCHES) {
    for (const [place, question] of kept.entries()) {
      if (places.has(place)) continue;
      const found = own.findIndex((each, index) => !matched.has(index) && matches(question, each, index === place));
      if (found < 0) continue;
      places.set(place, found);
      matched.add(found);
    }
  }
  return places;
}

/**
 * Joins what is stored with what is on the page, so that no text of either is lost: stored questions first, the others
 * after them, a question that both have once, as it is on the page. The open question of the page stays open.
 *
 * An empty question of the page changes none of the stored ones: it is also what a page has before anything is typed.
 *
 * @returns undefined if there would be more than the maximum
 */
export function joinQuestions(kept: QuestionList, own: QuestionList): QuestionList | undefined {
  if (own.questions.every((each) => isSame(each, EMPTY_QUESTION))) return kept;
  const places = matchQuestions(kept.questions, own.questions);
  const matched = new Set(places.values());
  const joined = kept.questions.map((question, place) => ({ question, from: places.get(place) }));
  for (const [from, question] of own.questions.entries())
    if (question.value.text !== '' && !matched.has(from)) joined.push({ question, from });
  if (joined.length > MAX_QUESTIONS) return undefined;
  const open = joined.findIndex(({ from }) => from === own.openIndex);
  const questions = joined.map(({ question, from }) =>
    from === undefined ? question : (own.questions[from] ?? question),
  );
  return { questions, openIndex: open < 0 ? kept.openIndex : open };
}
