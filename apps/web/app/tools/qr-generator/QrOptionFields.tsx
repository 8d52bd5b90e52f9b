import { MIN_QR_CONTRAST, QR_MARGIN_MODULES, qrColours } from '@toolbox/core/qr';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Chips } from '@toolbox/ui/chips/Chips';
import { InputField } from '@toolbox/ui/field/InputField';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './QrGenerator.module.css';
import { QR_LEVELS, QR_MARGINS, QR_SIZES, type QrOptions } from './qrForm.ts';

type QrOptionFieldsProps = {
  readonly options: QrOptions;
  readonly onChange: (options: QrOptions) => void;
};

/** Options for the code: error correction, size, margin and colors. */
export default function QrOptionFields({ options, onChange }: QrOptionFieldsProps) {
  const t = useMessages('qr-generator');
  const { level, size, margin, foreground, background } = options;
  const colours = qrColours(foreground, background);
  // Rounded down: 3.998, which is too low, would read as the limit.
  const ratio = colours.ok ? (Math.floor(colours.value.ratio * 10) / 10).toFixed(1) : '';
  const isHardToSee = colours.ok && (colours.value.isLow || colours.value.isInverted);

  return (
    <div className={styles['options']}>
      <Segmented
        block
        label={t('level')}
        hint={t(`levelHints.${level}`)}
        value={level}
        onChange={(value) => onChange({ ...options, level: value })}
        options={QR_LEVELS.map((value) => ({ value, label: value }))}
      />
      <Chips
        label={t('size')}
        value={size}
        onChange={(value) => onChange({ ...options, size: value })}
        options={QR_SIZES.map((value) => ({ value, label: t('pixels', { count: value }) }))}
      />
      <Chips
        label={t('margin')}
        hint={t('marginHint', { min: QR_MARGIN_MODULES })}
        value={margin}
        onChange={(value) => onChange({ ...options, margin: value })}
        options={QR_MARGINS.map((value) => ({ value, label: t('modules', { count: value }) }))}
      />
      <div className={styles['colours']}>
        <InputField
          type="color"
          label={t('foreground')}
          unit={foreground}
          value={foreground}
          onChange={(event) => onChange({ ...options, foreground: event.currentTarget.value })}
        />
        <InputField
          type="color"
          label={t('background')}
          unit={background}
          value={background}
          onChange={(event) => onChange({ ...options, background: event.currentTarget.value })}
        />
      </div>
      {colours.ok && (
        <Banner kind={isHardToSee ? 'validation' : 'success'} quiet>
          {t('contrast', { ratio })} {!isHardToSee && t('contrastGood')}
          {colours.value.isLow && t('contrastLow', { min: MIN_QR_CONTRAST })}{' '}
          {colours.value.isInverted && t('inverted')}
        </Banner>
      )}
    </div>
  );
}
