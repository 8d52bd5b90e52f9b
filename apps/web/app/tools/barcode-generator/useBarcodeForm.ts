import { type BarcodeText, FNC1_FORMS, FNC1_MARK, parseBarcodeText } from '@toolbox/core/barcode';
import type { Failure } from '@toolbox/core/result';
import { useMemo, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import type { PasteRefusal } from '../../parts/text-actions/TextActions.tsx';
import { type ChangedPrint, type DrawnBarcode, OFFERED, type OfferedFormat } from './barcodeForm.ts';

export type BarcodeFormState = {
  readonly format: OfferedFormat;
  readonly setFormat: (format: OfferedFormat) => void;
  readonly text: string;
  /** What was pasted last, with its line breaks, which the field replaces; empty where it had none. */
  readonly pasted: string;
  readonly setPasted: (pasted: string) => void;
  readonly print: ChangedPrint;
  readonly setPrint: (print: ChangedPrint) => void;
  /** Replaces the text, and the format if one is given. */
  readonly change: (text: string, format?: OfferedFormat) => void;
  /** Why pasting failed, until the text changes. */
  readonly refusal: string | undefined;
  readonly refuse: (reason: PasteRefusal) => void;
  /** Why the text is rejected; undefined where it is blank or valid. */
  readonly failure: Failure | undefined;
  /** Undefined where the text is rejected. */
  readonly barcode: BarcodeText | undefined;
  readonly drawn: DrawnBarcode | undefined;
  /** The text has a separator, which its format cannot carry. */
  readonly isMarkRemoved: boolean;
  readonly reset: () => void;
};

const UNCHANGED: ChangedPrint = {};
const LINE_BREAK = /[\r\n]/u;

/** The state of the form, and the barcode of its text. */
export function useBarcodeForm(): BarcodeFormState {
  const [format, setFormat] = useDraft<OfferedFormat>('barcode-generator.format', 'CODE128', { allowed: OFFERED });
  const [text, setText] = useDraft('barcode-generator.text', '');
  // It may no longer be in the text, so it is in no link.
  const [pasted, setPasted] = useDraft('barcode-generator.pasted', '', { isPersonal: true });
  const [print, setPrint] = useDraft<ChangedPrint>('barcode-generator.print', UNCHANGED);
  const notices = useLateMessages('inputNotices');
  const [refused, setRefused] = useState<{ readonly reason: PasteRefusal; readonly of: string }>();
  if (refused !== undefined && refused.of !== text) setRefused(undefined);

  const parsed = useMemo(() => (format === 'QRCode' ? undefined : parseBarcodeText(text, format)), [format, text]);
  const barcode = parsed?.ok ? parsed.value : undefined;
  const caption = barcode?.ean128 && text.includes('(') ? text.replaceAll(FNC1_FORMS, '').trim() : undefined;

  function change(next: string, nextFormat?: OfferedFormat) {
    setRefused(undefined);
    if (nextFormat) setFormat(nextFormat);
    setText(next);
    if (next === '') setPasted('');
  }

  return {
    format,
    setFormat,
    text,
    pasted,
    setPasted: (copied) => setPasted(LINE_BREAK.test(copied) ? copied : ''),
    print,
    setPrint,
    change,
    refusal: refused && notices?.(refused.reason),
    refuse: (reason) => setRefused({ reason, of: text }),
    failure: parsed?.ok === false && parsed.failure.code !== 'barcode.blank' ? parsed.failure : undefined,
    barcode,
    drawn: useMemo(() => barcode && { barcode, caption }, [barcode, caption]),
    isMarkRemoved: text.includes(FNC1_MARK) && format !== 'GS1128' && format !== 'QRCode',
    reset() {
      change('', 'CODE128');
      setPrint(UNCHANGED);
    },
  };
}
