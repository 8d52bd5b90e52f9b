import { missingPhonePrefix, phoneReadings } from '@toolbox/core/qr';
import { DelayedTextField } from '@toolbox/ui/delayed-text-field/DelayedTextField';
import { useMessages } from '../../i18n/useMessages.ts';
import type { FieldsProps, useTextFields } from './useTextFields.ts';

type PhoneFieldProps = Pick<FieldsProps<{ readonly phone: string }>, 'values'> & {
  readonly field: ReturnType<typeof useTextFields<{ readonly phone: string }>>;
  readonly hint?: string;
};

/** A phone number, with a note on what it seems to lack. */
export function PhoneField({ values: { phone }, field, hint }: PhoneFieldProps) {
  const t = useMessages('qr-generator');
  const prefix = missingPhonePrefix(phone);
  return (
    <DelayedTextField
      label={t('phone.phone')}
      hint={prefix === undefined ? hint : t('phone.missing', { prefix, number: prefix + phone.trim() })}
      inputMode="tel"
      {...field('phone', phoneReadings)}
    />
  );
}
