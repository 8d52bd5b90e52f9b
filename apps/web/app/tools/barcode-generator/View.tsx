import { FNC1_MARK } from '@toolbox/core/barcode';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { DelayedTextField } from '@toolbox/ui/delayed-text-field/DelayedTextField';
import { Select } from '@toolbox/ui/select/Select';
import { Split } from '@toolbox/ui/split/Split';
import { useDeferredValue, useId } from 'react';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { latePart, lazyPart } from '../../loading/lazyPart.tsx';
import { useShellSlots } from '../../loading/shellSlots.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { scrollToResult } from '../../parts/result-card/scrollToResult.ts';
import styles from './BarcodeGenerator.module.css';
import { OFFERED, QR_PATH } from './barcodeForm.ts';
import { FormatRule } from './FormatRule.tsx';
import { useBarcodeForm } from './useBarcodeForm.ts';
import { useBarcodeOffers } from './useBarcodeOffers.ts';

const BarcodeResult = lazyPart(() => import('./BarcodeResult.tsx'));

const TextActions = latePart(() => import('../../parts/text-actions/TextActions.tsx'));
const BarcodeNotices = latePart(() => import('./BarcodeNotices.tsx'));
const Example = lazyPart(() => import('./Example.tsx'));

export default function View() {
  const t = useMessages('barcode-generator');
  const common = useMessages('common', 'actions');
  const late = useLateMessages('barcode-generator/late');
  const failureText = useFailureText();
  const { deliverText } = useShellSlots();
  const form = useBarcodeForm();
  const { format, text, pasted, setPasted, barcode, failure, refusal, change } = form;
  const id = useId();
  // Typing is shown at once; the picture is deferred.
  const shown = useDeferredValue(form.drawn);
  const rejected = refusal === undefined ? failure : undefined;
  const { offers, reason } = useBarcodeOffers({ text, pasted, format, failure: rejected, take: change });

  function paste(joined: string, copied: string) {
    undoable('replaced', () => {
      setPasted(copied);
      change(joined);
    });
  }

  function clear() {
    undoable('cleared', () => change(''));
    // The pressed button is disabled.
    document.getElementById(id)?.focus();
  }

  function fillExample() {
    if (late) change(late('example.text'), 'EAN13');
  }

  const empty = <EmptyResult text={t('empty')} />;
  // A code next to an invalid text would be mistaken for its code.
  const placeholder =
    late && text.trim() === '' ? <Example fallback={empty} text={t('empty')} example={late('example.text')} /> : empty;

  return (
    <Split>
      <div className="no-print">
        <InputCard onReset={form.reset} onExample={late ? fillExample : null}>
          <Select
            label={t('format')}
            hint={
              <>
                {t('supported')} <LocalLink to={QR_PATH}>{t('formats.QRCode')}</LocalLink>
              </>
            }
            value={format}
            onChange={form.setFormat}
            options={OFFERED.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
          {format === 'QRCode' ? (
            <Banner kind="info">
              {t('qrNote')}{' '}
              <LocalLink to={QR_PATH} onClick={() => deliverText?.(QR_PATH, text)}>
                {t('qrLink')}
              </LocalLink>
            </Banner>
          ) : (
            <DelayedTextField
              mono
              id={id}
              label={t('text')}
              hint={<FormatRule format={format} />}
              value={text}
              onChange={change}
              onPaste={(event) => setPasted(event.clipboardData.getData('text'))}
              onEnter={scrollToResult}
              error={withOffers(refusal ?? reason ?? failureText(failure), offers, id)}
              actions={
                <TextActions
                  fallback={<span className={styles['buttonRow']} />}
                  isEmpty={text === ''}
                  isLine
                  onPaste={paste}
                  onClear={clear}
                  onRefuse={form.refuse}
                />
              }
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          )}
          <BarcodeNotices fallback={null} text={text} pasted={pasted} field={id} barcode={barcode} onUse={change} />
          {form.isMarkRemoved && (
            <Banner kind="info" quiet>
              {t('fnc1Removed', { mark: FNC1_MARK })}
            </Banner>
          )}
          <Button
            variant="primary"
            {...MAIN_ACTION}
            size="lg"
            block
            icon="barcode"
            disabled={barcode === undefined}
            onClick={scrollToResult}
          >
            {common('generate')}
          </Button>
        </InputCard>
      </div>
      {barcode && shown ? (
        <BarcodeResult fallback={placeholder} drawn={shown} print={form.print} onPrint={form.setPrint} />
      ) : (
        placeholder
      )}
    </Split>
  );
}
