import { formatKeywords } from '@toolbox/core/text';
import { parseKeywordCount } from '@toolbox/core/text/form';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { Empty } from '@toolbox/ui/empty/Empty';
import { Fragment, useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import type { TextValue } from '../../parts/document-field/textValue.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TaskNotice } from '../../parts/task-notice/TaskNotice.tsx';
import { useLiveTask } from '../../worker/useLiveTask.ts';
import { ExcludedWords } from './ExcludedWords.tsx';
import styles from './KeywordExtractor.module.css';
import { KeywordTable } from './KeywordTable.tsx';
import { isStripping, type KeywordChoices } from './keywordChoices.ts';
import { keywordTask } from './keywordTask.ts';
import { useReplacementFocus } from './useReplacementFocus.ts';

type KeywordResultProps = {
  readonly value: TextValue;
  readonly choices: KeywordChoices;
  readonly onChange: (choices: KeywordChoices) => void;
};

/** The keywords as they are copied, the reasons for them, and buttons to exclude them. */
export default function KeywordResult({ value, choices, onChange }: KeywordResultProps) {
  const t = useMessages('keyword-extractor');
  const common = useMessages('common', 'actions');
  const { excluded, format, dropKoreanStopWords, keepSingleLetters } = choices;
  const stripParticles = isStripping(choices, usePageLanguage());
  const count = parseKeywordCount(choices.count);
  const request = useMemo(
    () => ({ text: value.text, count, exclude: excluded, dropKoreanStopWords, stripParticles, keepSingleLetters }),
    [value.text, count, excluded, dropKoreanStopWords, stripParticles, keepSingleLetters],
  );
  const { value: keywords, isStale, state, cancel, restart } = useLiveTask(keywordTask, request, value.text.length);
  const keptFocus = useReplacementFocus();
  const isLong = value.document !== undefined;
  const written = keywords === undefined ? '' : formatKeywords(keywords, format);
  const exclude = (words: readonly string[]) => onChange({ ...choices, excluded: words });

  return (
    <ResultCard
      copyText={isStale ? '' : written}
      spoken={isStale || keywords === undefined ? '' : t('spoken', { count: keywords.length, words: written })}
      note={isStale && isLong && <Badge tone="warn">{t('working')}</Badge>}
      actions={
        isStale &&
        isLong && (
          <Button variant="ghost" size="sm" onClick={cancel}>
            {common('cancel')}
          </Button>
        )
      }
      {...(written !== '' && { figure: { label: t('word'), value: written, isData: true } })}
    >
      {keywords === undefined && (
        <TaskNotice state={state} label={t('working')} onCancel={cancel} onRestart={restart} />
      )}
      {keywords?.length === 0 && <Empty>{t('none')}</Empty>}
      <div className={styles['found']} {...keptFocus}>
        {keywords !== undefined && keywords.length > 0 && (
          <>
            <p className={styles['written']} translate="no">
              {written.split(' ').map((piece) => (
                <Fragment key={piece}>
                  <span className={styles['piece']}>{piece}</span>{' '}
                </Fragment>
              ))}
            </p>
            <KeywordTable keywords={keywords} onExclude={(word) => exclude([...excluded, word])} />
          </>
        )}
        <ExcludedWords excluded={excluded} onChange={exclude} />
      </div>
    </ResultCard>
  );
}
