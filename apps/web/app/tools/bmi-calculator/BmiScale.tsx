import {
  BMI_PLACES,
  BMI_SCALE_MAX,
  BMI_SCALE_MIN,
  type BmiInput,
  type BmiScaleBand,
  type BmiStandard,
  bmi,
  bmiClass,
  bmiScaleBands,
} from '@toolbox/core/body';
import { formatExact } from '@toolbox/core/exact';
import { ScaleBar } from '@toolbox/ui/scale-bar/ScaleBar';
import { useMessages } from '../../i18n/useMessages.ts';
import { CLASS_TONES } from './classTones.ts';

type BmiScaleProps = { readonly standard: BmiStandard; readonly input: BmiInput | undefined };

/** The classes of a standard side by side, with a marker at the value. */
export function BmiScale({ standard, input }: BmiScaleProps) {
  const t = useMessages('bmi-calculator');
  const value = input && bmi(input);
  const current = value && bmiClass(value, standard);
  const name = t(`panels.${standard}`);

  function rangeText({ lower, upper }: BmiScaleBand) {
    if (lower === undefined) return t('ranges.first', { upper: upper ?? BMI_SCALE_MAX });
    return upper === undefined ? t('ranges.last', { lower }) : t('ranges.middle', { lower, upper });
  }

  return (
    <ScaleBar
      description={
        value && current
          ? t('scale', {
              standard: name,
              value: formatExact(value, { places: BMI_PLACES, group: true }),
              name: t(`classes.${current.id}`),
            })
          : t('scaleEmpty', { standard: name })
      }
      min={BMI_SCALE_MIN}
      max={BMI_SCALE_MAX}
      segments={bmiScaleBands(standard).map((band) => ({
        id: band.id,
        label: t(`classes.${band.id}`),
        rangeText: rangeText(band),
        from: band.from,
        to: band.to,
        tone: CLASS_TONES[band.id],
      }))}
      value={value?.toNumber()}
      currentId={current?.id}
    />
  );
}
