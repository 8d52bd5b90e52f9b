import { FNC1_MARK, parseBarcodeText } from '@toolbox/core/barcode';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { DelayedTextField } from '@toolbox/ui/delayed-text-field/DelayedTextField';
import { Select } from '@toolbox/ui/select/Select';
import { Split } from '@toolbox/ui/split/Split';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { latePart, lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { withOffers } from '../../parts/refusal/withOffers.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { showResult } from '../../parts/result-card/showResult.ts';
import styles from './BarcodeGenerator.module.css';
import { type ChangedPrint, OFFERED, type OfferedFormat, QR_PATH } from './barcodeForm.ts';
import { FormatRule } from './FormatRule.tsx';
import { useBarcodeOffers } from './useBarcodeOffers.ts';

const BarcodeResult = lazyPart(() => import('./BarcodeResult.tsx'));

const TextActions = latePart(() => import('../../parts/text-actions/TextActions.tsx'));
const BarcodeNotices = latePart(() => import('./BarcodeNotices.tsx'));
const Example = lazyPart(() => import('./Example.tsx'));

const UNCHANGED: ChangedPrint = {};

export default function View() {
  const t = useMessages('barcode-generator');
  const common = useMessages('common', 'actions');
  const late = useLateMessages('barcode-generator/late');
  const failureText = useFailureText();
  const [format, setFormat] = useDraft<OfferedFormat>('barcode-generator.format', 'CODE128', { allowed: OFFERED });
  const [text, setText] = useDraft('barcode-generator.text', '');
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const [print, setPrint] = useDraft<ChangedPrint>('barcode-generator.print', UNCHANGED);

  const parsed = useMemo(() => (format === 'QRCode' ? undefined : parseBarcodeText(text, format)), [format, text]);
  const failure = parsed?.ok === false && parsed.failure.code !== 'barcode.blank' ? parsed.failure : undefined;
  const barcode = parsed?.ok ? parsed.value : undefined;
  const caption = barcode?.ean128 && text.includes('(') ? text.replaceAll(FNC1_MARK, '').trim() : undefined;
  const drawn = useMemo(() => barcode && { barcode, caption }, [barcode, caption]);
  // Typing is shown at once; the picture is deferred.
  const shown = useDeferredValue(drawn);
  const isMarkRemoved = text.includes(FNC1_MARK) && format !== 'GS1128' && format !== 'QRCode';

  function change(next: string) {
    setRefusal(undefined);
    setText(next);
  }

  function take(meant: string, meantFormat = format) {
    setFormat(meantFormat);
    change(meant);
  }

  const offers = useBarcodeOffers({ text, format, failure: refusal === undefined ? failure : undefined, take });

  function clear() {
    undoable('cleared', () => change(''));
    // The pressed button is disabled.
    document.getElementById(id)?.focus();
  }

  function reset() {
    take('', 'CODE128');
    setPrint(UNCHANGED);
  }

  function fillExample() {
    if (late) take(late('example.text'), 'EAN13');
  }

  const empty = <EmptyResult text={t('empty')} />;
  // A code next to an invalid text would be mistaken for its code.
  const placeholder =
    late && text.trim() === '' ? <Example fallback={empty} text={t('empty')} example={late('example.text')} /> : empty;

  return (
    <Split>
      <div className="no-print">
        <InputCard onReset={reset} onExample={late ? fillExample : null}>
          <Select
            label={t('format')}
            hint={
              <>
                {t('supported')} <LocalLink to={QR_PATH}>{t('formats.QRCode')}</LocalLink>
              </>
            }
            value={format}
            onChange={setFormat}
            options={OFFERED.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
          {format === 'QRCode' ? (
            <Banner kind="info">
              {t('qrNote')} <LocalLink to={QR_PATH}>{t('qrLink')}</LocalLink>
            </Banner>
          ) : (
            <DelayedTextField
              mono
              id={id}
              label={t('text')}
              hint={<FormatRule format={format} />}
              value={text}
              onChange={change}
              onEnter={showResult}
              error={withOffers(refusal ?? failureText(failure), offers, id)}
              actions={
                <TextActions
                  fallback={<span className={styles['buttonRow']} />}
                  isEmpty={text === ''}
                  isLine
                  onPaste={(pasted) => undoable('replaced', () => change(pasted))}
                  onClear={clear}
                  onRefuse={setRefusal}
                />
              }
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          )}
          <BarcodeNotices fallback={null} text={text} field={id} barcode={barcode} onUse={take} />
          {isMarkRemoved && (
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
            onClick={showResult}
          >
            {common('generate')}
          </Button>
        </InputCard>
      </div>
      {barcode && shown ? (
        <BarcodeResult fallback={placeholder} drawn={shown} print={print} onPrint={setPrint} />
      ) : (
        placeholder
      )}
    </Split>
  );
}
