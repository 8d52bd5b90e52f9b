import {
  contactPayload,
  type GeoLocationField,
  linkPayload,
  locationPayload,
  mailPayload,
  phonePayload,
  smsPayload,
  wifiPayload,
} from '@toolbox/core/qr';
import type { Failure, Result } from '@toolbox/core/result';
import { canParse } from './canParse.ts';
import type { QrForm, QrKind } from './qrForm.ts';

export type DataKind = Exclude<QrKind, 'text'>;
export type DataFailures = Readonly<Partial<Record<string, Failure>>>;

/** The payload of a form, or the failures by field. */
export type DataPayload = {
  readonly payload: string | undefined;
  readonly failures: DataFailures;
  /** What to fill in next: the first failure of an empty field. */
  readonly missing: Failure | undefined;
};

type Labels = Readonly<Record<GeoLocationField, string>>;

/** For a form in which only one field can be invalid. */
function ofField(field: string, payload: Result<string>): Result<string, DataFailures> {
  return payload.ok ? payload : { ok: false, failure: { [field]: payload.failure } };
}

function payloadOf(form: QrForm, kind: DataKind, labels: Labels): Result<string, DataFailures> {
  switch (kind) {
    case 'link':
      return ofField('link', linkPayload(form.link.link, canParse));
    case 'wifi':
      return wifiPayload(form.wifi);
    case 'contact':
      return contactPayload(form.contact, canParse);
    case 'mail':
      return ofField('address', mailPayload(form.mail));
    case 'phone':
      return ofField('phone', phonePayload(form.phone.phone));
    case 'sms':
      return ofField('phone', smsPayload(form.sms.phone, form.sms.message));
    case 'location':
      return locationPayload(form.location, labels);
  }
}

/** @param labels of the coordinates, which failures name */
export function dataPayload(form: QrForm, kind: DataKind, labels: Labels): DataPayload {
  const payload = payloadOf(form, kind, labels);
  if (payload.ok) return { payload: payload.value, failures: {}, missing: undefined };
  const values = new Map<string, unknown>(Object.entries(form[kind]));
  const [, missing] = Object.entries(payload.failure).find(([field]) => String(values.get(field)).trim() === '') ?? [];
  return { payload: undefined, failures: payload.failure, missing };
}
