import { Button } from '@toolbox/ui/button/Button';
import { useId } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './KeywordExtractor.module.css';

type ExcludedWordsProps = {
  readonly excluded: readonly string[];
  readonly onChange: (excluded: readonly string[]) => void;
};

/** The excluded words; pressing one includes it again. */
export function ExcludedWords({ excluded, onChange }: ExcludedWordsProps) {
  const t = useMessages('keyword-extractor');
  const titleId = useId();
  if (excluded.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['heading']}>
        {t('excluded')}
      </h3>
      <div className={styles['excluded']}>
        {excluded.map((word) => (
          <Button
            key={word}
            size="sm"
            icon="plus"
            aria-label={t('restoreWord', { word })}
            onClick={() => onChange(excluded.filter((other) => other !== word))}
          >
            {word}
          </Button>
        ))}
        {excluded.length > 1 && (
          <Button variant="ghost" size="sm" icon="reset" onClick={() => undoable('replaced', () => onChange([]))}>
            {t('restoreAll')}
          </Button>
        )}
      </div>
      <p className={styles['note']}>{t('restoreHint')}</p>
    </section>
  );
}
