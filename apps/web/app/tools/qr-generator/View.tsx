import { type PlaceField, parseQrText, qrUse } from '@toolbox/core/qr';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Chips } from '@toolbox/ui/chips/Chips';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { TextArea } from '@toolbox/ui/field/TextArea';
import { Meter } from '@toolbox/ui/meter/Meter';
import { Split } from '@toolbox/ui/split/Split';
import { useId } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { Payload } from './Payload.tsx';
import styles from './QrGenerator.module.css';
import { EMPTY_FORM, FIRST_OPTIONS, QR_KINDS, type QrForm, type QrOptions } from './qrForm.ts';

const useDataForm = lazyModule(() => import('./dataForm.ts'));
const QrOptionFields = lazyPart(() => import('./QrOptionFields.tsx'));
const QrResult = lazyPart(() => import('./QrResult.tsx'));

export default function View() {
  const t = useMessages('qr-generator');
  const common = useMessages('common', 'actions');
  const failureText = useFailureText();
  const missingId = useId();
  const [form, setForm] = useDraft<QrForm>('qr-generator.form', EMPTY_FORM, { allowed: { kind: QR_KINDS } });
  const [options, setOptions] = useDraft<QrOptions>('qr-generator.options', FIRST_OPTIONS);
  const [submitted, setSubmitted] = useDraft<string | undefined>('qr-generator.submitted', undefined, { like: '' });
  const dataForm = useDataForm();

  const { kind, text } = form;
  const labels: Record<PlaceField, string> = { latitude: t('location.latitude'), longitude: t('location.longitude') };
  const data = kind === 'text' ? undefined : dataForm?.dataPayload(form, kind, labels);
  const typed = kind === 'text' ? text : (data?.payload ?? '');
  const use = qrUse(typed.trim(), options.level);
  const parsed = parseQrText(typed, options.level);
  const over = parsed.ok || parsed.failure.code === 'qr.blank' ? undefined : failureText(parsed.failure);
  const missing = failureText(data?.missing);
  // Until the forms have arrived nobody knows whether what was generated still stands.
  const isKnown = kind === 'text' || data !== undefined;
  const fits = submitted !== undefined && parseQrText(submitted, options.level).ok;
  const shown = fits && (parsed.ok || !isKnown) ? submitted : undefined;

  const change = (changed: Partial<QrForm>) => setForm({ ...form, ...changed });

  function reset() {
    setForm(EMPTY_FORM);
    setOptions(FIRST_OPTIONS);
    setSubmitted(undefined);
  }

  const nothing = <EmptyResult text={t('empty')} />;

  return (
    <Split>
      <div className="no-print">
        <InputCard onReset={reset}>
          <Chips
            label={t('kind')}
            value={kind}
            onChange={(value) => change({ kind: value })}
            options={QR_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          {kind === 'text' ? (
            <TextArea
              rows={4}
              label={t('text')}
              hint={t('textHint')}
              value={text}
              onChange={(value) => change({ text: value })}
              error={over}
            />
          ) : (
            dataForm && (
              <dataForm.DataFields form={form} kind={kind} onChange={change} failures={data?.failures ?? {}} />
            )
          )}
          {data?.payload !== undefined && <Payload text={data.payload} />}
          {kind !== 'text' && over !== undefined && <Banner kind="validation">{over}</Banner>}
          <Meter
            label={t('capacity')}
            value={use.bytes}
            max={use.capacity}
            valueText={t('capacityValue', { bytes: formatWhole(use.bytes), capacity: formatWhole(use.capacity) })}
            tone={use.isOver ? 'bad' : 'accent'}
          />
          <div className={styles['submit']}>
            <Button
              variant="primary"
              {...MAIN_ACTION}
              size="lg"
              block
              icon="qr"
              disabled={!parsed.ok}
              aria-describedby={missing && missingId}
              onClick={() => parsed.ok && setSubmitted(parsed.value)}
            >
              {common('generate')}
            </Button>
            {missing && (
              <p id={missingId} className={styles['missing']}>
                {missing}
              </p>
            )}
          </div>
          <Disclosure summary={t('options')}>
            <QrOptionFields options={options} onChange={setOptions} />
          </Disclosure>
        </InputCard>
      </div>
      {shown === undefined ? (
        nothing
      ) : (
        <QrResult fallback={nothing} payload={shown} options={options} isStale={parsed.ok && parsed.value !== shown} />
      )}
    </Split>
  );
}
