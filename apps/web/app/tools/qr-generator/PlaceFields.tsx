import { TextField } from '@toolbox/ui/field/TextField';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './QrGenerator.module.css';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, useTextFields } from './useTextFields.ts';

/** Fields for a location on the map. */
export function PlaceFields(props: FieldsProps<QrForm['location']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  return (
    <>
      <div className={styles['pair']}>
        <TextField label={t('location.latitude')} hint={t('location.latitudeHint')} {...field('latitude')} />
        <TextField label={t('location.longitude')} hint={t('location.longitudeHint')} {...field('longitude')} />
      </div>
      <TextField label={t('location.label')} hint={t('location.labelHint')} {...field('label')} />
    </>
  );
}
