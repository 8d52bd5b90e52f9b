import { formatKeywords } from '@toolbox/core/text';
import { parseKeywordCount } from '@toolbox/core/text/form';
import { useMemo } from 'react';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { runTaskNow } from '../../worker/runTaskNow.ts';
import styles from './KeywordExtractor.module.css';
import { KeywordTable } from './KeywordTable.tsx';
import { isStripping, type KeywordChoices } from './keywordChoices.ts';
import { keywordTask } from './keywordTask.ts';

type ExampleProps = { readonly example: string; readonly choices: KeywordChoices };

/** The keywords of the example. */
function Example({ example, choices }: ExampleProps) {
  const { format, dropKoreanStopWords, keepSingleLetters } = choices;
  const stripParticles = isStripping(choices, usePageLanguage());
  const count = parseKeywordCount(choices.count);
  const keywords = useMemo(
    () => runTaskNow(keywordTask, { text: example, count, dropKoreanStopWords, stripParticles, keepSingleLetters }),
    [example, count, dropKoreanStopWords, stripParticles, keepSingleLetters],
  );
  return (
    <ResultCard copyText="">
      <div className={styles['found']}>
        <p className={styles['written']}>{formatKeywords(keywords, format)}</p>
        <KeywordTable keywords={keywords} onExclude={() => undefined} />
      </div>
    </ResultCard>
  );
}

export default asExample(Example, { late: true });
