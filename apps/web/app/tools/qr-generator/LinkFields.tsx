import { TextField } from '@toolbox/ui/field/TextField';
import { useMessages } from '../../i18n/useMessages.ts';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, useTextFields } from './useTextFields.ts';

/** The address of a web page. */
export function LinkFields(props: FieldsProps<QrForm['link']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return <TextField label={t('link.link')} hint={t('link.hint')} inputMode="url" {...field('link')} />;
}
