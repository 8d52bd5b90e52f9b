import { BMI_PLACES, type BmiInput, bmi, type MisplacedPoint } from '@toolbox/core/body';
import { formatExact } from '@toolbox/core/exact';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferNotice } from '../../parts/offers/OfferNotice.tsx';

/** Decimals of a value with the point moved: one more than typed. */
const MOVED = { places: 11, minPlaces: 0 };

type PointHintProps = {
  readonly input: BmiInput;
  readonly meant: MisplacedPoint;
  readonly onAccept: (field: MisplacedPoint['field'], value: string) => void;
};

/** A hint that the body mass index is not plausible, with a button that moves the decimal point. */
export default function PointHint({ input, meant: { field, value }, onAccept }: PointHintProps) {
  const t = useMessages('bmi-calculator');
  const common = useMessages('common', 'actions');
  const shown = formatExact(value, MOVED);
  return (
    <OfferNotice
      text={t('misplaced', { bmi: formatExact(bmi(input), { places: BMI_PLACES, group: true }) })}
      action={common('useValue', { value: t(`meant.${field}`, { value: shown }) })}
      onAccept={() => onAccept(field, shown)}
    />
  );
}
