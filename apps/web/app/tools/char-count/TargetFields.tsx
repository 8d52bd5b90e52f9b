import { parseTargetLength } from '@toolbox/core/text/form';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Select } from '@toolbox/ui/select/Select';
import { memo, useId } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import styles from './CharCount.module.css';
import { type ByteProfile, MEASURES, type Measure, targetUnit } from './measures.ts';
import { type TargetOffer, targetOffers } from './targetOffers.ts';

const NO_VALUES: readonly string[] = [];

type TargetFieldsProps = {
  readonly target: string;
  readonly measure: Measure;
  /** The rule of the bytes on the page, for a target in bytes. */
  readonly profile: ByteProfile;
  readonly onTarget: (target: string) => void;
  readonly onMeasure: (measure: Measure) => void;
};

/** A length to keep to, and the rule by which it is counted, in one line. */
function TargetFields({ target, measure, profile, onTarget, onMeasure }: TargetFieldsProps) {
  const t = useMessages('char-count');
  const late = useMessages('char-count/late', 'targetOffer');
  const failureText = useFailureText();
  const id = useId();
  const parsed = target.trim() === '' ? undefined : parseTargetLength(target, t('target'), targetUnit(measure));
  const failure = parsed?.ok === false ? parsed.failure : undefined;

  function offerName({ length, unit, measure: asked }: TargetOffer): string {
    const count = formatWhole(length);
    return asked === measure ? count : late(unit, { count, rule: t(asked) });
  }

  const offers = (failure === undefined ? [] : targetOffers(target, { measure, profile })).map((offer) => ({
    name: offerName(offer),
    take: () => {
      onTarget(String(offer.length));
      onMeasure(offer.measure);
    },
  }));

  /** Leaves out the unit, which the rule beside the field states. */
  function showDigits() {
    if (parsed?.ok) onTarget(String(parsed.value));
  }

  return (
    <div className={styles['fields']}>
      <NumberEntry
        labelHidden
        id={id}
        label={t('target')}
        prefix={t('target')}
        placeholder={t('targetNone')}
        maxFractionDigits={0}
        value={target}
        onChange={onTarget}
        onBlur={showDigits}
        accepted={failure === undefined}
        meant={NO_VALUES}
        error={withOffers(failureText(failure), offers, id)}
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
