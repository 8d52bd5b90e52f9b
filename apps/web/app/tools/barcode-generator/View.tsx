import { FNC1_MARK, parseBarcodeText } from '@toolbox/core/barcode';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { TextField } from '@toolbox/ui/field/TextField';
import { Select } from '@toolbox/ui/select/Select';
import { Split } from '@toolbox/ui/split/Split';
import { useMemo } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { LocalLink } from '../../shell/local-link/LocalLink.tsx';
import {
  FIRST_PRINT,
  OFFERED,
  type OfferedFormat,
  type Pressed,
  type PrintForm,
  QR_PATH,
  type Submitted,
} from './barcodeForm.ts';
import { FormatRule } from './FormatRule.tsx';

const BarcodeResult = lazyPart(() => import('./BarcodeResult.tsx'));

function readPressed(pressed: Pressed | undefined): Submitted | undefined {
  const parsed = pressed && parseBarcodeText(pressed.text, pressed.format);
  if (!pressed || !parsed?.ok) return undefined;
  const isBracketed = parsed.value.ean128 && pressed.text.includes('(');
  return { barcode: parsed.value, caption: isBracketed ? pressed.text.replaceAll(FNC1_MARK, '').trim() : undefined };
}

export default function View() {
  const t = useMessages('barcode-generator');
  const common = useMessages('common', 'actions');
  const failureText = useFailureText();
  const [format, setFormat] = useDraft<OfferedFormat>('barcode-generator.format', 'CODE128', { allowed: OFFERED });
  const [text, setText] = useDraft('barcode-generator.text', '');
  const [print, setPrint] = useDraft<PrintForm>('barcode-generator.print', FIRST_PRINT);
  const [pressed, setPressed] = useDraft<Pressed | undefined>('barcode-generator.pressed', undefined, {
    like: { format: 'CODE128', text: '' },
    allowed: { format: OFFERED },
  });
  const submitted = useMemo(() => readPressed(pressed), [pressed]);

  const parsed = format === 'QRCode' ? undefined : parseBarcodeText(text, format);
  const failure = parsed?.ok === false && parsed.failure.code !== 'barcode.blank' ? parsed.failure : undefined;
  const barcode = parsed?.ok ? parsed.value : undefined;
  const shown = barcode && submitted;
  const isStale = shown && (shown.barcode.format !== barcode.format || shown.barcode.text !== barcode.text);
  const isMarkRemoved = text.includes(FNC1_MARK) && format !== 'GS1128' && format !== 'QRCode';

  function generate() {
    if (barcode === undefined) return;
    setPressed({ format: barcode.format, text });
  }

  function reset() {
    setFormat('CODE128');
    setText('');
    setPrint(FIRST_PRINT);
    setPressed(undefined);
  }

  const nothing = <EmptyResult text={t('empty')} />;

  return (
    <Split>
      <div className="no-print">
        <InputCard onReset={reset}>
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
            <TextField
              mono
              label={t('text')}
              hint={<FormatRule format={format} />}
              value={text}
              onChange={setText}
              onEnter={generate}
              error={failureText(failure)}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          )}
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
            onClick={generate}
          >
            {common('generate')}
          </Button>
        </InputCard>
      </div>
      {shown ? (
        <BarcodeResult
          fallback={nothing}
          submitted={shown}
          isStale={isStale === true}
          print={print}
          onPrint={setPrint}
        />
      ) : (
        nothing
      )}
    </Split>
  );
}
