import type { Risk } from '@toolbox/core/feed';
import { FilterChips } from '@toolbox/ui/chips/FilterChips';
import { useMessages } from '../../i18n/useMessages.ts';
import { RISK_LOOKS, RISKS } from './riskLooks.ts';

export type SoundChoiceProps = {
  readonly levels: readonly Risk[];
  readonly onChange: (levels: readonly Risk[]) => void;
  /** A level was chosen. */
  readonly onSound: (risk: Risk) => void;
};

/** Which trades are to be heard. */
export function SoundChoice({ levels, onChange, onSound }: SoundChoiceProps) {
  const t = useMessages('whale-trades');

  function choose(chosen: readonly Risk[]) {
    const added = chosen.find((risk) => !levels.includes(risk));
    // The press lets the browser make sounds at all, and the visitor hears what to listen for.
    if (added !== undefined) onSound(added);
    onChange(chosen);
  }

  return (
    <FilterChips
      label={t('sound')}
      hint={t('soundHint')}
      values={levels}
      onChange={choose}
      options={RISKS.map((value) => ({ value, label: `${RISK_LOOKS[value].emoji} ${t(`risks.${value}`)}` }))}
    />
  );
}
