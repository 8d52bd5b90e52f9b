import type { WifiSecurity } from '@toolbox/core/qr';
import { TextField } from '@toolbox/ui/field/TextField';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useMessages } from '../../i18n/useMessages.ts';
import type { QrForm } from './qrForm.ts';
import { type FieldsProps, useTextFields } from './useTextFields.ts';

const SECURITIES: readonly WifiSecurity[] = ['WPA', 'WEP', 'nopass'];

/** Fields for a Wi-Fi network. The password is visible, because the code will be public anyway. */
export function WifiFields(props: FieldsProps<QrForm['wifi']>) {
  const t = useMessages('qr-generator');
  const field = useTextFields(props);
  const { values, onChange } = props;
  return (
    <>
      <TextField label={t('wifi.name')} hint={t('wifi.nameHint')} spellCheck={false} {...field('name')} />
      <Segmented
        label={t('wifi.security')}
        value={values.security}
        onChange={(security) => onChange({ ...values, security })}
        options={SECURITIES.map((value) => ({ value, label: t(`wifi.securities.${value}`) }))}
      />
      {values.security !== 'nopass' && (
        <TextField label={t('wifi.password')} spellCheck={false} autoCapitalize="off" {...field('password')} />
      )}
      <Switch
        label={t('wifi.hidden')}
        hint={t('wifi.hiddenHint')}
        checked={values.isHidden}
        onChange={(isHidden) => onChange({ ...values, isHidden })}
      />
    </>
  );
}
