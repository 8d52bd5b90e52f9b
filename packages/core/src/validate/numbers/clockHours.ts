import { type Exact, exact } from '../../exact/index.ts';
import { plainCharacters } from '../plainCharacters.ts';

const HOURS_AND_MINUTES =
  /^(?<hours>\d{1,3}) ?(?:시간|h|hrs?|hours?) ?(?<minutes>[0-5]?\d) ?(?:분|m|mins?|minutes?)?$/iu;
const MINUTES = /^(?<minutes>\d{1,4}) ?(?:분|mins?|minutes?)$/iu;
const CLOCK = /^(?<hours>\d{1,3}):(?<minutes>[0-5]\d)$/u;
const HALF = /^(?<hours>\d{1,3}) ?시간 ?반$/u;
const MINUTES_PER_HOUR = 60;

/**
 * The hours of a span with minutes, as an exact fraction; undefined for other texts.
 *
 * @example clockHours('8시간 30분') // 8.5
 */
export function clockHours(text: string): Exact | undefined {
  const plain = plainCharacters(text).replace(/\s+/gu, ' ').replace(HALF, '$<hours>:30');
  const found = HOURS_AND_MINUTES.exec(plain) ?? MINUTES.exec(plain) ?? CLOCK.exec(plain);
  if (found === null) return undefined;
  const { hours = '0', minutes = '' } = found.groups as Readonly<Record<string, string>>;
  return exact(hours).add(exact(minutes).div(MINUTES_PER_HOUR));
}
