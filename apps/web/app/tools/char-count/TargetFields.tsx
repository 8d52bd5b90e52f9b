import { parseTargetLength } from '@toolbox/core/text/form';
import { Select } from '@toolbox/ui/select/Select';
import { memo } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import styles from './CharCount.module.css';
import { MEASURES, type Measure } from './measures.ts';

/** The error of a target length; undefined if it is blank or valid. */
function useTargetError(target: string): string | undefined {
  const t = useMessages('char-count');
  const failureText = useFailureText();
  if (target.trim() === '') return undefined;
  const parsed = parseTargetLength(target, t('target'));
  return parsed.ok ? undefined : failureText(parsed.failure);
}

type TargetFieldsProps = {
  readonly target: string;
  readonly measure: Measure;
  readonly onTarget: (target: string) => void;
  readonly onMeasure: (measure: Measure) => void;
};

/** A length to keep to, and the rule by which it is counted, in one line. */
function TargetFields({ target, measure, onTarget, onMeasure }: TargetFieldsProps) {
  const t = useMessages('char-count');
  const error = useTargetError(target);
  return (
    <div className={styles['fields']}>
      <NumberEntry
        labelHidden
        label={t('target')}
        prefix={t('target')}
        placeholder={t('targetNone')}
        measure="characters"
        maxFractionDigits={0}
        value={target}
        onChange={onTarget}
        error={error}
      />
      <Select
        labelHidden
        label={t('targetUnit')}
        value={measure}
        onChange={onMeasure}
        options={MEASURES.map((value) => ({ value, label: t(value) }))}
      />
    </div>
  );
}

export default memo(TargetFields);
