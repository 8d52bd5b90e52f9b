import { TextField } from '@toolbox/ui/field/TextField';
import { useMessages } from '../../i18n/useMessages.ts';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, useTextFields } from './useTextFields.ts';

/** The field for a telephone number. */
export function PhoneFields(props: FieldsProps<QrForm['phone']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return <TextField label={t('phone.phone')} hint={t('phone.hint')} inputMode="tel" {...field('phone')} />;
}
