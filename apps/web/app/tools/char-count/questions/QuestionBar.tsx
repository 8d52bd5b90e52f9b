import type { Cp949Table } from '@toolbox/core/text';
import { Button } from '@toolbox/ui/button/Button';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { undoable } from '../../../browser/undo/undoable.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from '../CharCount.module.css';
import { measureUse } from '../targetUse.ts';
import { MAX_QUESTIONS } from './question.ts';
import type { Questions } from './useQuestions.ts';

type QuestionBarProps = Pick<Questions, 'others' | 'goTo' | 'add' | 'remove'> & {
  readonly table: Cp949Table | undefined;
  /** The id of the text area, which the visitor goes on with. */
  readonly fieldId: string;
};

/** The tabs for the questions of a cover letter, with marks for those that are too long. */
export default function QuestionBar({ others, goTo, add, remove, table, fieldId }: QuestionBarProps) {
  const t = useMessages('char-count/late', 'questions');
  const openIndex = others.before.length;
  // The open one changes with every key, and its own marks are in the text.
  const all = [...others.before, undefined, ...others.after];

  /** The pressed button may be gone then, and the text is another one. */
  function focusText() {
    document.getElementById(fieldId)?.focus();
  }

  function addQuestion() {
    add();
    focusText();
  }

  function removeQuestion() {
    undoable('removed', remove);
    focusText();
  }

  function label(index: number) {
    const question = all[index];
    const isOver =
      question !== undefined &&
      measureUse(question.value.text, question.target, question.measure, table)?.end !== undefined;
    return (
      <>
        {t('number', { number: index + 1 })}
        {isOver && <span className={styles['over']}>{t('over')}</span>}
      </>
    );
  }

  return (
    <div className={styles['questions']}>
      {all.length > 1 && (
        <Segmented
          labelHidden
          label={t('label')}
          value={openIndex}
          onChange={goTo}
          options={all.map((_, index) => ({ value: index, label: label(index) }))}
        />
      )}
      {all.length === 1 && (
        <Button variant="ghost" size="sm" icon="plus" onClick={addQuestion}>
          {t('add')}
        </Button>
      )}
      {all.length > 1 && all.length < MAX_QUESTIONS && (
        <Button
          variant="ghost"
          size="sm"
          icon="plus"
          iconOnly
          aria-label={t('add')}
          title={t('add')}
          onClick={addQuestion}
        />
      )}
      {all.length > 1 && (
        <Button
          variant="ghost"
          size="sm"
          icon="trash"
          iconOnly
          aria-label={t('remove')}
          title={t('remove')}
          onClick={removeQuestion}
        />
      )}
    </div>
  );
}
