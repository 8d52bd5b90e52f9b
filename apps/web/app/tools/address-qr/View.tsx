import { qrCapacity } from '@toolbox/core/qr';
import { parseQrText } from '@toolbox/core/qr/form';
import { TextField } from '@toolbox/ui/field/TextField';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { latePart, lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { usePasteClear } from '../../parts/paste-clear/usePasteClear.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import { useAddressOffers } from '../../parts/wallet-address/useAddressOffers.ts';
import { ADDRESS_QR_LEVEL, type AddressForm, EMPTY_FORM, exampleForm, QR_KINDS } from './addressForm.ts';

const useLatePayment = lazyModule(() => import('./latePayment.ts'));
const Example = examplePart(() => import('./Example.tsx'));
const AddressQrResult = lazyPart(() => import('./AddressQrResult.tsx'));
const SecretDraft = latePart(() => import('../../parts/wallet-address/SecretDraft.tsx'));

export default function View() {
  const t = useMessages('address-qr');
  const failureText = useFailureText();
  const [form, setForm] = useDraft<AddressForm>('address-qr.form', EMPTY_FORM, { allowed: { kind: QR_KINDS } });
  const payment = useLatePayment();

  const { kind, address } = form;
  const isPlain = kind === 'plain';
  const blank = address.trim() === '';
  const change = (changed: Partial<AddressForm>) => setForm({ ...form, ...changed });
  const link = isPlain ? undefined : payment?.paymentPayload(form, kind, t('amount'));
  const failures = link?.ok === false ? link.failure : {};
  const content = isPlain ? address : link?.ok ? link.value : '';
  const parsed = parseQrText(content, ADDRESS_QR_LEVEL);
  const isOver = !parsed.ok && (parsed.failure.code === 'qr.overCapacity' || parsed.failure.code === 'qr.tooLong');
  // The level is fixed here, so a lower one is no remedy.
  const over = isOver
    ? ({
        code: 'qr.tooLong',
        facts: { bytes: parsed.failure.facts.bytes, capacity: qrCapacity(ADDRESS_QR_LEVEL) },
      } as const)
    : undefined;
  const pasted = failures.address && payment?.paymentLinkReading(address);
  const offers = useAddressOffers({
    rejected: failures.address && address,
    coin: kind === 'bitcoin' ? 'BTC' : 'ETH',
    coinNames: { ETH: t('kinds.ethereum'), BTC: t('kinds.bitcoin') },
    take: (meant) =>
      undoable('replaced', () =>
        change({
          ...(pasted?.coin === meant.coin && {
            amount: pasted.amount || form.amount,
            label: pasted.label || form.label,
            message: pasted.message || form.message,
          }),
          address: meant.address,
          kind: meant.coin === 'ETH' ? 'ethereum' : 'bitcoin',
        }),
      ),
  });
  const error = blank ? undefined : failureText(failures.address ?? over);
  // The code of one address must never be shown next to another address.
  const placeholder = blank ? (
    <Example text={t('empty')} form={exampleForm(kind)} />
  ) : (
    <EmptyResult text={t('empty')} />
  );

  function replace(clean: string) {
    change({ address: clean });
    // The button that had the focus disappears.
    document.getElementById(pasteClear.id)?.focus();
  }

  const pasteClear = usePasteClear(address, (text) => change({ address: text }), t('addressHint'));

  return (
    <Split>
      <div className="no-print">
        <InputCard onReset={() => setForm(EMPTY_FORM)} onExample={() => setForm(exampleForm(kind))}>
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
            id={pasteClear.id}
            actions={pasteClear.actions}
            hint={pasteClear.hint}
            placeholder={t(`placeholders.${kind}`)}
            mono
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={address}
            onChange={(value) => change({ address: value })}
            error={withOffers(error, offers, pasteClear.id)}
          />
          <SecretDraft
            fallback={null}
            draft="address-qr.form"
            text={address}
            notes={[form.label, form.message]}
            isRejected={failures.address !== undefined && !blank}
          />
          {payment && pasted && offers.length > 0 && <payment.PaymentLinkNote link={pasted} />}
          {!isPlain && payment && (
            <payment.PaymentFields form={form} kind={kind} onChange={change} failures={failures} />
          )}
        </InputCard>
      </div>
      {parsed.ok ? (
        <AddressQrResult fallback={placeholder} payload={parsed.value} form={form} onAddress={replace} />
      ) : (
        placeholder
      )}
    </Split>
  );
}
