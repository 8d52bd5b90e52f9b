import { type BarcodeFormat, barcodeFormats, FNC1_MARK, MAX_PHARMACODE, MIN_PHARMACODE } from '@toolbox/core/barcode';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { useMessages } from '../../i18n/useMessages.ts';

/** The rules of a format: characters, length, check digits, an example. */
export function FormatRule({ format }: { readonly format: BarcodeFormat }) {
  const t = useMessages('barcode-generator');
  const { characters, minLength, maxLength, isPaired, check, example } = barcodeFormats[format];
  const length =
    minLength === maxLength
      ? t('rules.exactLength', { length: minLength })
      : t('rules.length', { min: minLength, max: maxLength });
  const amount =
    format === 'pharmacode'
      ? t('rules.range', { min: formatWhole(MIN_PHARMACODE), max: formatWhole(MAX_PHARMACODE) })
      : [length, ...(isPaired ? [t('rules.even')] : [])].join(', ');

  const allowed =
    characters === 'gs1' ? t('rules.characters.gs1', { mark: FNC1_MARK }) : t(`rules.characters.${characters}`);

  return (
    <>
      <p>{`${amount} · ${allowed}`}</p>
      <p>{t(`rules.checks.${characters === 'gs1' ? 'elements' : check}`)}</p>
      <p>{t('rules.example', { example })}</p>
    </>
  );
}
