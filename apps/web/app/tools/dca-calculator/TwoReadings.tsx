import { groupNumbers } from '@toolbox/i18n/format/groupNumbers';
import { Button } from '@toolbox/ui/button/Button';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Purchases.module.css';

type TwoReadingsProps = {
  /** The larger numbers first. */
  readonly readings: readonly (readonly string[])[];
  readonly onChoose: (reading: readonly string[]) => void;
};

/** Enough to distinguish the readings. */
const SHOWN_ENTRIES = 4;

/** The two readings of a list, as buttons. */
export function TwoReadings({ readings, onChoose }: TwoReadingsProps) {
  const t = useMessages('dca-calculator');

  function summaryOf(reading: readonly string[]) {
    const list = reading.slice(0, SHOWN_ENTRIES).map(groupNumbers).join(' · ');
    return t(reading.length > SHOWN_ENTRIES ? 'readings.longer' : 'readings.whole', { list, count: reading.length });
  }

  return (
    <fieldset className={styles['readings']} aria-label={t('readings.label')}>
      {readings.map((reading) => (
        <Button key={reading.join('\n')} size="sm" onClick={() => onChoose(reading)}>
          {summaryOf(reading)}
        </Button>
      ))}
    </fieldset>
  );
}
