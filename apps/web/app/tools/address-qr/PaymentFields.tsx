import { bitcoinReading, type PaymentFailures } from '@toolbox/core/qr';
import { etherReading } from '@toolbox/core/wei/form';
import { TextField } from '@toolbox/ui/field/TextField';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import type { AddressForm, PaymentKind } from './addressForm.ts';

type PaymentFieldsProps = {
  readonly form: AddressForm;
  readonly kind: PaymentKind;
  readonly onChange: (change: Partial<AddressForm>) => void;
  readonly failures: PaymentFailures;
};

const UNITS: Readonly<Record<PaymentKind, string>> = { ethereum: 'ETH', bitcoin: 'BTC' };

/** The requested amount, and for bitcoin a label and a message. */
export function PaymentFields({ form, kind, onChange, failures }: PaymentFieldsProps) {
  const t = useMessages('address-qr');
  const failureText = useFailureText();
  const meant = kind === 'ethereum' ? etherReading(form.amount, 'ethToWei') : bitcoinReading(form.amount);
  const text = (name: 'label' | 'message') => (
    <TextField
      label={t(name)}
      hint={t('noteHint')}
      autoComplete="off"
      value={form[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      <NumberEntry
        label={t('amount')}
        hint={t('amountHint')}
        measure={kind === 'ethereum' ? 'ether' : 'bitcoin'}
        unit={UNITS[kind]}
        value={form.amount}
        meant={meant === undefined ? undefined : [meant]}
        onChange={(amount) => onChange({ amount })}
        error={failureText(failures.amount)}
      />
      {kind === 'bitcoin' && text('label')}
      {kind === 'bitcoin' && text('message')}
    </>
  );
}
