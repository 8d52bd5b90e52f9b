import { parseQrText } from '@toolbox/core/qr';
import { TextField } from '@toolbox/ui/field/TextField';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { ADDRESS_QR_LEVEL, type AddressForm, EMPTY_FORM, exampleForm, QR_KINDS } from './addressForm.ts';

const usePayment = lazyModule(() => import('./payment.ts'));
const AddressQrResult = lazyPart(() => import('./AddressQrResult.tsx'));

export default function View() {
  const t = useMessages('address-qr');
  const failureText = useFailureText();
  const [form, setForm] = useDraft<AddressForm>('address-qr.form', EMPTY_FORM, { allowed: { kind: QR_KINDS } });
  const payment = usePayment();

  const { kind, address } = form;
  const isPlain = kind === 'plain';
  const blank = address.trim() === '';
  const change = (changed: Partial<AddressForm>) => setForm({ ...form, ...changed });
  const link = isPlain ? undefined : payment?.paymentPayload(form, kind, t('amount'));
  const example = exampleForm(kind);
  const exampleLink = isPlain ? undefined : payment?.paymentPayload(example, kind, '');
  const shown = isPlain ? example.address : exampleLink?.ok ? exampleLink.value : undefined;
  const failures = link?.ok === false ? link.failure : {};
  const content = isPlain ? address : link?.ok ? link.value : '';
  const parsed = parseQrText(content, ADDRESS_QR_LEVEL);
  const over = parsed.ok || parsed.failure.code === 'qr.blank' ? undefined : parsed.failure;
  const empty = <EmptyResult text={t('empty')} />;
  const nothing = (
    <EmptyResult
      text={t('empty')}
      example={shown && <AddressQrResult fallback={empty} payload={shown} address={example.address} />}
    />
  );

  return (
    <Split>
      <div className="no-print">
        <InputCard onReset={() => setForm(EMPTY_FORM)} onExample={() => setForm(example)}>
          <Segmented
            label={t('kind')}
            hint={t(`kindHints.${kind}`)}
            block
            value={kind}
            onChange={(value) => change({ kind: value })}
            options={QR_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <TextField
            label={t('address')}
            hint={t('addressHint')}
            placeholder={t(`placeholders.${kind}`)}
            mono
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={address}
            onChange={(value) => change({ address: value })}
            error={blank ? undefined : failureText(failures.address ?? over)}
          />
          {!isPlain && payment && (
            <payment.PaymentFields form={form} kind={kind} onChange={change} failures={failures} />
          )}
        </InputCard>
      </div>
      {parsed.ok ? <AddressQrResult fallback={nothing} payload={parsed.value} address={address.trim()} /> : nothing}
    </Split>
  );
}
