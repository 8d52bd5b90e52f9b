import { drafts } from '../../../browser/draft/drafts.ts';
import { inTextArea } from '../inTextArea.ts';
import { EMPTY_QUESTION, type QuestionList } from './question.ts';
import type { Others } from './useQuestions.ts';

/** The questions of the page as its drafts have them now, which may not be rendered yet. */
export function draftedQuestions(): QuestionList {
  const { value, target, measure, profile } = EMPTY_QUESTION;
  const { before, after } = drafts.get<Others>('char-count.others', { before: [], after: [] });
  const open = {
    value: inTextArea(drafts.get('char-count.text', value)),
    target: drafts.get('char-count.target', target),
    measure: drafts.get('char-count.measure', measure),
    profile: drafts.get('char-count.profile', profile),
  };
  return { questions: [...before, open, ...after], openIndex: before.length };
}
