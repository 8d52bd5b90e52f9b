import { BMI_PLACES, type BmiInput, type BmiStandard, distanceToClasses } from '@toolbox/core/body';
import { type Exact, formatExact } from '@toolbox/core/exact';
import { Card } from '@toolbox/ui/card/Card';
import { type Row, Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { BmiScale } from './BmiScale.tsx';
import styles from './StandardCard.module.css';

type StandardCardProps = { readonly standard: BmiStandard; readonly input: BmiInput | undefined };

/** One standard: its classes on a scale and, once there is a value, the distances to the neighboring classes. */
export default function StandardCard({ standard, input }: StandardCardProps) {
  const t = useMessages('bmi-calculator');
  const { lower, higher } = input ? distanceToClasses(input, standard) : {};
  const kilograms = (value: Exact) => ({ kg: formatExact(value, { places: BMI_PLACES, group: true }) });
  const rows: readonly (Row | undefined)[] = [
    lower && {
      id: 'lower',
      label: t('toClass', { name: t(`classes.${lower.bmiClass.id}`) }),
      value: t('lose', kilograms(lower.kg)),
    },
    higher && {
      id: 'higher',
      label: t('toClass', { name: t(`classes.${higher.bmiClass.id}`) }),
      value: t('gain', kilograms(higher.kg)),
    },
  ];
  return (
    <Card title={t(`panels.${standard}`)} note={<span className={styles['source']}>{t(`sources.${standard}`)}</span>}>
      <BmiScale standard={standard} input={input} />
      {input && <Rows rows={rows.filter((row) => row !== undefined)} />}
    </Card>
  );
}
