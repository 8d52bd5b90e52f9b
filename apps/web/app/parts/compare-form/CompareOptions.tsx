import { FilterChips } from '@toolbox/ui/chips/FilterChips';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CompareForm.module.css';
import { type CompareChoices, IGNORABLES, MODES } from './compareChoices.ts';

type CompareOptionsProps = {
  readonly choices: CompareChoices;
  readonly onChange: (choices: CompareChoices) => void;
};

/** How lines are matched, and what to ignore. */
export function CompareOptions({ choices, onChange }: CompareOptionsProps) {
  const t = useMessages('compare');
  const isByPosition = choices.mode === 'position';
  return (
    <div className={styles['options']}>
      <Segmented
        label={t('mode')}
        hint={t(`modeHints.${choices.mode}`)}
        value={choices.mode}
        onChange={(mode) => onChange({ ...choices, mode })}
        options={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      <FilterChips
        label={t('ignore')}
        hint={isByPosition ? t('ignoreHint') : undefined}
        disabled={isByPosition}
        values={choices.ignored}
        onChange={(ignored) => onChange({ ...choices, ignored })}
        options={IGNORABLES.map((value) => ({ value, label: t(`rules.${value}`) }))}
      />
    </div>
  );
}
