import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useMessages } from '../../../i18n/useMessages.ts';
import { fitQuestions } from './fitQuestions.ts';
import { MAX_QUESTIONS, type Question } from './question.ts';
import { useStoredQuestions } from './useStoredQuestions.ts';

/** The numbers of the questions whose texts are not stored. */
function leftOut(questions: readonly Question[]): string {
  const fitting = fitQuestions(questions);
  return questions.flatMap((each, index) => (each === fitting[index] ? [] : [index + 1])).join(', ');
}

/** The switch for storing the questions beyond the visit, and why they are not stored, or not entirely. */
export default function StoreQuestionsSwitch(props: Parameters<typeof useStoredQuestions>[0]) {
  const t = useMessages('char-count/late', 'questions');
  const { state, choose } = useStoredQuestions(props);
  const numbers = state === 'on' ? leftOut(props.all) : '';
  const note = {
    full: () => t('keepFull', { max: MAX_QUESTIONS }),
    failed: () => t('keepFailed'),
    on: () => (numbers === '' ? '' : t('keepLong', { numbers })),
    off: () => '',
  }[state]();

  return (
    <>
      <Switch label={t('keep')} hint={note === '' ? t('keepHint') : note} checked={state === 'on'} onChange={choose} />
      <LiveRegion text={note} />
    </>
  );
}
