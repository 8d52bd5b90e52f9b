import { TextField } from '@toolbox/ui/field/TextField';
import { useWords } from '../../i18n/useWords.ts';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, useTextFields } from './useTextFields.ts';

/** A number to call. */
export function PhoneFields(props: FieldsProps<QrForm['phone']>) {
  const t = useWords('image', 'qr-generator');
  const field = useTextFields(props);
  return <TextField label={t('phone.phone')} hint={t('phone.hint')} inputMode="tel" {...field('phone')} />;
}
