const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;
/** Degrees to each side: a city and its surroundings, because locations are not more precise. */
const REACH_NORTH = 0.1;
const REACH_EAST = 0.2;
const PLACES = 5;

type Spot = { readonly latitude: number; readonly longitude: number };

/** The map is clamped to the range of coordinates. */
function degrees(value: number, max: number): string {
  return Math.min(max, Math.max(-max, value)).toFixed(PLACES);
}

/**
 * Fills a location into the URL template of a map: `{lat}` and `{lng}` are the marker, `{west}`, `{south}`, `{east}`
 * and `{north}` the visible area.
 *
 * @example mapUrl('https://maps.example/?q={lat},{lng}', { latitude: 37.5, longitude: 127 })
 */
export function mapUrl(template: string, { latitude, longitude }: Spot): string {
  const values: ReadonlyMap<string, string> = new Map([
    ['lat', degrees(latitude, MAX_LATITUDE)],
    ['lng', degrees(longitude, MAX_LONGITUDE)],
    ['south', degrees(latitude - REACH_NORTH, MAX_LATITUDE)],
    ['north', degrees(latitude + REACH_NORTH, MAX_LATITUDE)],
    ['west', degrees(longitude - REACH_EAST, MAX_LONGITUDE)],
    ['east', degrees(longitude + REACH_EAST, MAX_LONGITUDE)],
  ]);
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}
