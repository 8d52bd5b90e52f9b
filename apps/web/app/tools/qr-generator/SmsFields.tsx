import { TextArea } from '@toolbox/ui/field/TextArea';
import { TextField } from '@toolbox/ui/field/TextField';
import { useMessages } from '../../i18n/useMessages.ts';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, useTextFields } from './useTextFields.ts';

/** Fields for a prepared text message. */
export function SmsFields(props: FieldsProps<QrForm['sms']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return (
    <>
      <TextField label={t('phone.phone')} hint={t('phone.hint')} inputMode="tel" {...field('phone')} />
      <TextArea label={t('sms.message')} rows={3} {...field('message')} />
    </>
  );
}
