import { MAX_PASTED_UNITS, plainCharacters } from '../../validate/plainCharacters.ts';
import type { GeoLocationField } from '../payloads/locationPayload.ts';

/** Degrees as decimal text; one coordinate alone where the text has one. */
export type LocationReading = Readonly<Partial<Record<GeoLocationField, string>>>;

type Coordinate = { readonly degrees: string; readonly field: GeoLocationField | undefined };

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)(?!\d|\.\d)`;
/** Whole numbers in the path or the view of a map are zoom levels, identifiers or meters. */
const EXACT_DEGREES = String.raw`(-?\d{1,3}\.\d{3,})(?!\d)`;
const DECIMAL_DEGREES = String.raw`(-?\d{1,3}\.\d+)(?!\d|\.\d)`;
/** Links whose path has the place that was searched for. There, coordinates may have fewer decimals. */
const ASKED_IN_PATH = /^[^?#]*\/(?:search|dir|place|link\/(?:map|to))\//iu;
const inPath = (degrees: string): string => `^[^?#]*[,/]${degrees}(?:,|%2C)[ +]?${degrees}`;
/** In links to maps: a place before the center of the picture. */
const IN_LINK = [
  `!3d${DEGREES}!4d${DEGREES}`,
  `(?:^geo:|^kakaomap://look\\?p=|[?&](?:q|query|ll|destination|coordinate|mlat|d?lat)=(?:loc:)?|@)${DEGREES}(?:,|%2C|&(?:mlon|d?lng|d?lon)=)[ +]?${DEGREES}`,
];
/** The view of Bing Maps and of OpenStreetMap, which may show a place elsewhere. */
const VIEWS = [`[?&]cp=${DEGREES}~${DEGREES}`, `#map=[\\d.]+/${DEGREES}/${DEGREES}`];
/** The view of Naver Map: longitude, latitude, zoom level. Without a place, the zoom level is the first number. */
const LONGITUDE_FIRST = new RegExp(`[?&]c=${EXACT_DEGREES},${EXACT_DEGREES},`, 'iu');
const LINK = /^[a-z]+:\S+$/iu;

const LATITUDE = /^(?:위|북|남|lat|n|s)/iu;
const NEGATIVE = /^(?:남|서|s|w)/iu;
const NUMBER = String.raw`(\d{1,3}(?:\.\d+)?)`;
/** 37.5665, N 37.5665°, 37°33′59.4″N, 북위 37도 33분 59초, lng: 126.978, 위도(Latitude) : 37.5665. */
const COORDINATE = new RegExp(
  '(?<![\\d.a-z])(?:([위경]도|[북남]위|[동서]경|lat(?:itude)?|lng|long?(?:itude)?|[nsew])(?: ?\\([a-z]{3,9}\\))? ?[:=]? ?)?' +
    `(-?)${NUMBER}(?: ?[°º˚도](?: ?${NUMBER} ?['′’분](?: ?${NUMBER} ?(?:''|′′|["″”초]))?)?)?` +
    '(?: ?([nsew]))?(?![\\d.a-z])',
  'giu',
);
/** A title before both coordinates. */
const TITLE =
  /^(?:gps|좌표|위치|location|coordinates?|위도 ?[,/] ?경도|lat(?:itude)?[,/] ?(?:lng|long?(?:itude)?)) ?[:=]? ?/iu;
/** GeoJSON has the longitude first (RFC 7946, 2016-08). */
const GEOJSON = /^coordinates ?: ?\[/iu;
/** The notation of a program, whose quotation marks are not minutes and seconds. */
const QUOTED = /^(?:\[ ?)?\{|^["']/u;
const QUOTES = /["']/gu;
/** Marks between and around coordinates. */
const MARKS = /^[\s,;&/()[\]{}]*$/u;

const LIMITS: Readonly<Record<GeoLocationField, number>> = { latitude: 90, longitude: 180 };
/** A centimeter on the ground. */
const PLACES = 7;

/** A match of the expression for a coordinate; undefined where it names two hemispheres or has too many minutes. */
function coordinate([, name, sign, degrees = '', minutes, seconds = '0', side]: RegExpExecArray):
  | Coordinate
  | undefined {
  const axis = name ?? side ?? '';
  const hemisphere = NEGATIVE.test(axis) ? '-' : '';
  if ((name && side) || (sign && hemisphere) || Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const size = minutes
    ? Number((Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600).toFixed(PLACES)).toString()
    : degrees;
  const field = LATITUDE.test(axis) ? 'latitude' : 'longitude';
  return { degrees: `${sign}${hemisphere}${size}`, field: axis === '' ? undefined : field };
}

/** The coordinates in a text that has nothing else. */
function coordinates(plain: string): readonly Coordinate[] {
  const unquoted = QUOTED.test(plain) ? plain.replace(QUOTES, '') : plain;
  const text = unquoted.replace(GEOJSON, 'longitude ').replace(TITLE, '');
  const found = [...text.matchAll(COORDINATE)].map(coordinate);
  const isAll = MARKS.test(text.replace(COORDINATE, '')) && found.length < 3;
  return isAll && found.every((one) => one !== undefined) ? found : [];
}

function inLink(text: string): readonly Coordinate[] {
  const path = inPath(ASKED_IN_PATH.test(text) ? DECIMAL_DEGREES : EXACT_DEGREES);
  const link = [...IN_LINK, path, ...VIEWS]
    .map((expression) => new RegExp(expression, 'iu').exec(text))
    .find((match) => match !== null);
  const fields = link ? [] : (['longitude', 'latitude'] as const);
  const found = link ?? LONGITUDE_FIRST.exec(text);
  return found?.slice(1).map((degrees, index) => ({ degrees, field: fields[index] })) ?? [];
}

function other(field: GeoLocationField): GeoLocationField {
  return field === 'latitude' ? 'longitude' : 'latitude';
}

/**
 * The field of the first of two coordinates: by its own name, by the name of the second, or longitude if the number is
 * too large for a latitude.
 */
function fieldOfFirst([first, second]: readonly Coordinate[]): GeoLocationField {
  if (first?.field !== undefined) return first.field;
  if (second?.field !== undefined) return other(second.field);
  return Math.abs(Number(first?.degrees)) > LIMITS.latitude ? 'longitude' : 'latitude';
}

/**
 * The location that a text rejected as a coordinate may mean (see `locationPayload`); to be offered, never taken
 * without asking. Undefined where there is none.
 *
 * - Both coordinates, as maps copy them: `37.5665, 126.978`, `37°33′59.4″N 126°58′40.8″E`, `위도 37.5665 경도 126.978`.
 *   Latitude comes first, unless a name, a hemisphere or the size says otherwise. A title may precede them, and they
 *   may be members of JSON or parts of a query: `좌표: 37.5665, 126.978`, `{"lat":37.5665,"lng":126.978}`.
 * - A link to a map that contains the coordinates.
 * - One coordinate with a name, a hemisphere, minutes or seconds, which are converted to seven decimal places.
 *
 * @param typedIn the field of the text: one coordinate without a name belongs there
 * @see RFC 5870 (2010-06) for `geo:`
 * @example locationReading('37.5665, 126.978', 'latitude') // { latitude: '37.5665', longitude: '126.978' }
 */
export function locationReading(text: string, typedIn: GeoLocationField): LocationReading | undefined {
  if (text.length > MAX_PASTED_UNITS) return undefined;
  const plain = plainCharacters(text);
  const alone = coordinates(plain);
  const found = alone.length === 0 && LINK.test(plain) ? inLink(plain) : alone;
  const [first, second] = found;
  if (first === undefined) return undefined;
  const field = second === undefined ? (first.field ?? typedIn) : fieldOfFirst(found);
  const reading = { [field]: first.degrees, ...(second && { [second.field ?? other(field)]: second.degrees }) };
  const values = Object.entries(reading);
  const fits = values.every(([axis, degrees]) => Math.abs(Number(degrees)) <= LIMITS[axis as GeoLocationField]);
  // Two coordinates of the same field leave one value, so the text is not a location.
  return fits && values.length === found.length ? reading : undefined;
}
