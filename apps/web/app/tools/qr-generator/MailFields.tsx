import { TextArea } from '@toolbox/ui/field/TextArea';
import { TextField } from '@toolbox/ui/field/TextField';
import { useMessages } from '../../i18n/useMessages.ts';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, useTextFields } from './useTextFields.ts';

/** Fields for a prepared mail. */
export function MailFields(props: FieldsProps<QrForm['mail']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return (
    <>
      <TextField label={t('mail.address')} inputMode="email" {...field('address')} />
      <TextField label={t('mail.subject')} {...field('subject')} />
      <TextArea label={t('mail.body')} rows={3} {...field('body')} />
    </>
  );
}
