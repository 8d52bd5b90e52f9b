import { TextArea } from '@toolbox/ui/field/TextArea';
import { TextField } from '@toolbox/ui/field/TextField';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './QrGenerator.module.css';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, useTextFields } from './useTextFields.ts';

/** Fields for a contact card of a person or a company. */
export function ContactFields(props: FieldsProps<QrForm['contact']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return (
    <>
      <div className={styles['pair']}>
        <TextField label={t('contact.familyName')} {...field('familyName')} />
        <TextField label={t('contact.givenName')} {...field('givenName')} />
        <TextField label={t('contact.organization')} {...field('organization')} />
        <TextField label={t('contact.title')} {...field('title')} />
        <TextField label={t('contact.phone')} inputMode="tel" {...field('phone')} />
        <TextField label={t('contact.mail')} inputMode="email" {...field('mail')} />
      </div>
      <TextField label={t('contact.link')} inputMode="url" {...field('link')} />
      <TextField label={t('contact.address')} {...field('address')} />
      <TextArea label={t('contact.note')} rows={2} {...field('note')} />
    </>
  );
}
