import { asExample } from '../../parts/result-card/asExample.tsx';
import AddressQrResult from './AddressQrResult.tsx';
import type { AddressForm } from './addressForm.ts';
import { paymentPayload } from './paymentPayload.ts';

type FormProps = { readonly form: AddressForm };

/** The result of the example. */
function Example({ form }: FormProps) {
  const link = form.kind === 'plain' ? undefined : paymentPayload(form, form.kind, '');
  const payload = link === undefined ? form.address : link.ok && link.value;
  return payload !== false && <AddressQrResult payload={payload} form={form} />;
}

export default asExample(Example);
