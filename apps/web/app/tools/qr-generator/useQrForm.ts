import { type GeoLocationField, lowerQrLevel, type QrLevel, type QrUse, qrUse } from '@toolbox/core/qr';
import { parseQrText } from '@toolbox/core/qr/form';
import type { Failure } from '@toolbox/core/result';
import { useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { PasteRefusal } from '../../parts/text-actions/TextActions.tsx';
import type { DataPayload } from './dataPayload.ts';
import {
  EMPTY_FORM,
  FIRST_OPTIONS,
  FORM_DRAFT,
  OPTIONS_DRAFT,
  type QrForm,
  type QrOptions,
  withColours,
} from './qrForm.ts';

export type QrFormState = {
  readonly form: QrForm;
  readonly change: (changed: Partial<QrForm>) => void;
  readonly options: QrOptions;
  readonly setOptions: (options: QrOptions) => void;
  /** Why pasting failed, until the form changes. */
  readonly refusal: string | undefined;
  readonly refuse: (reason: PasteRefusal) => void;
  /** The payload of everything but plain text, or the failures by field. */
  readonly data: DataPayload | undefined;
  readonly isEmpty: boolean;
  /** The text to encode; undefined where there is none or it is too long. */
  readonly payload: string | undefined;
  readonly use: QrUse;
  /** Why the text cannot be encoded. */
  readonly over: Failure | undefined;
  /** A level at which it can. */
  readonly lower: QrLevel | undefined;
  readonly reset: () => void;
};

/**
 * The state of the form, and the text that its code contains.
 *
 * @param lateFields undefined until it has loaded
 */
export function useQrForm(lateFields: typeof import('./lateFields.ts') | undefined): QrFormState {
  const t = useMessages('qr-generator');
  const [form, setForm] = useDraft<QrForm>('qr-generator.form', EMPTY_FORM, FORM_DRAFT);
  const [restored, setOptions] = useDraft<QrOptions>('qr-generator.options', FIRST_OPTIONS, OPTIONS_DRAFT);
  const notices = useLateMessages('inputNotices');
  const [refused, setRefused] = useState<{ readonly reason: PasteRefusal; readonly of: QrForm }>();

  if (refused !== undefined && refused.of !== form) setRefused(undefined);

  const { kind, text } = form;
  const { level } = restored;
  const labels: Record<GeoLocationField, string> = {
    latitude: t('location.latitude'),
    longitude: t('location.longitude'),
  };
  const data = kind === 'text' ? undefined : lateFields?.dataPayload(form, kind, labels);
  const typed = (kind === 'text' ? text : (data?.payload ?? '')).trim();
  const parsed = parseQrText(typed, level);

  function change(changed: Partial<QrForm>) {
    setForm({ ...form, ...changed });
  }

  return {
    form,
    change,
    options: withColours(restored),
    setOptions,
    refusal: refused && notices?.(refused.reason),
    refuse: (reason) => setRefused({ reason, of: form }),
    data,
    isEmpty: typed === '',
    payload: parsed.ok ? parsed.value : undefined,
    use: qrUse(typed, level),
    over: parsed.ok || parsed.failure.code === 'qr.blank' ? undefined : parsed.failure,
    lower: lowerQrLevel(typed, level),
    reset() {
      change(EMPTY_FORM);
      setOptions(FIRST_OPTIONS);
    },
  };
}
