import {
  BMI_PLACES,
  type BmiInput,
  type BmiStandard,
  bmi,
  bmiClass,
  bmiPlaces,
  normalWeightRange,
} from '@toolbox/core/body';
import { formatExact } from '@toolbox/core/exact';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './BmiResult.module.css';
import { CLASS_TONES } from './classTones.ts';

/** Maximum decimals of the typed height and weight. */
const TYPED = { places: 10, minPlaces: 0 };
const ONE_PLACE = { places: BMI_PLACES, group: true };

type BmiResultProps = { readonly input: BmiInput };

/** The body mass index, its class by both standards and the normal weight range. */
export default function BmiResult({ input }: BmiResultProps) {
  const t = useMessages('bmi-calculator');
  const { heightCm, weightKg } = input;
  const value = bmi(input);
  const shown = formatExact(value, ONE_PLACE);
  const places = bmiPlaces(value);

  function judge(standard: BmiStandard) {
    const { id } = bmiClass(value, standard);
    const range = normalWeightRange(heightCm, standard);
    return {
      id,
      standard,
      verdict: t('verdict', { standard: t(`standards.${standard}`), name: t(`classes.${id}`) }),
      range: t(range.fromKg.compare(range.belowKg) < 0 ? 'normalRangeValue' : 'normalRangeTiny', {
        from: formatExact(range.fromKg, ONE_PLACE),
        below: formatExact(range.belowKg, ONE_PLACE),
      }),
    };
  }
  const who = judge('who');
  const kosso = judge('kosso');
  const name = t(`classes.${who.id}`);

  return (
    <ResultCard
      copyText={t('copyTemplate', {
        height: formatExact(heightCm, TYPED),
        weight: formatExact(weightKg, TYPED),
        bmi: shown,
        who: who.verdict,
        kosso: kosso.verdict,
        range: who.range,
      })}
      spoken={t('spoken', { bmi: shown, who: who.verdict, kosso: kosso.verdict })}
      figure={{ label: name, value: shown }}
    >
      <Figure
        label={t('bmi')}
        value={shown}
        unit={t('bmiUnit')}
        note={places > BMI_PLACES && t('exact', { value: formatExact(value, { places, group: true }) })}
      />
      <ul className={styles['verdicts']}>
        {[who, kosso].map(({ standard, id, verdict }) => (
          <li key={standard}>
            <Badge tone={CLASS_TONES[id]}>{verdict}</Badge>
          </li>
        ))}
      </ul>
      <Rows
        rows={[who, kosso].map(({ standard, range }) => ({
          id: standard,
          label: t(`normalRanges.${standard}`),
          value: range,
        }))}
      />
    </ResultCard>
  );
}
