import { type Exact, formatExact } from '../../exact/index.ts';
import { type Failure, fail, ok, type Result } from '../../result/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { percentEncode } from './percentEncode.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** One of the coordinates is blank. */
    'qr.coordinateMissing': { readonly field: string };
  }
}

/** A coordinate of a place, in degrees. */
export type GeoLocationField = 'latitude' | 'longitude';
/** A place as it is typed, with a label for it. */
export type GeoLocation = Readonly<Record<GeoLocationField | 'label', string>>;
/** Why a place was refused, by field. */
export type GeoLocationFailures = { readonly [Field in GeoLocationField]?: Failure };

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;
/** A hundredth of a millimeter on the ground; more digits only make the symbol larger. */
const COORDINATE_PLACES = 10;

function parseDegrees(text: string, field: string, max: number): Result<Exact> {
  if (text.trim() === '') return fail('qr.coordinateMissing', { field });
  return parseNumber(text, { field, unit: 'degrees', min: -max, max, allowNegative: true });
}

function degrees(value: Exact): string {
  return formatExact(value, { places: COORDINATE_PLACES, minPlaces: 0 });
}

/**
 * The payload that shows a location on a map, and every failure at once, by field.
 *
 * - Degrees as decimal numbers, south and west below 0: −90 to 90 and −180 to 180
 *   (`qr.coordinateMissing`, `number.notNumber`, `number.belowMin`, `number.aboveMax`), written with ten places at
 *   most.
 * - A label is added as the query that maps on phones show beside the pin.
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @see RFC 5870 (2010-06, read 2026-11-20)
 * @example
 * const labels = { latitude: 'Latitude', longitude: 'Longitude' };
 * locationPayload({ latitude: '37.5665', longitude: '126.978', label: '' }, labels)
 * // { ok: true, value: 'geo:37.5665,126.978' }
 */
export function locationPayload(
  location: GeoLocation,
  labels: Readonly<Record<GeoLocationField, string>>,
): Result<string, GeoLocationFailures> {
  const latitude = parseDegrees(location.latitude, labels.latitude, MAX_LATITUDE);
  const longitude = parseDegrees(location.longitude, labels.longitude, MAX_LONGITUDE);
  if (!latitude.ok || !longitude.ok) {
    return {
      ok: false,
      failure: {
        ...(latitude.ok ? {} : { latitude: latitude.failure }),
        ...(longitude.ok ? {} : { longitude: longitude.failure }),
      },
    };
  }
  const place = `${degrees(latitude.value)},${degrees(longitude.value)}`;
  const label = location.label.trim();
  return ok(label === '' ? `geo:${place}` : `geo:${place}?q=${place}(${percentEncode(label)})`);
}
