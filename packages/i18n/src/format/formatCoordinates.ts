/** Precise to about one meter. */
const PLACES = 5;

/** A zero has no sign. */
function degrees(value: number): string {
  const written = value.toFixed(PLACES);
  return Number(written) === 0 ? written.replace('-', '') : written;
}

/**
 * Degrees north and east, as maps take them.
 *
 * @example formatCoordinates(37.5665, -122) // '37.56650, -122.00000'
 */
export function formatCoordinates(latitude: number, longitude: number): string {
  return `${degrees(latitude)}, ${degrees(longitude)}`;
}
