import { minifyJson } from './minifyJson.ts';

const STRING = /^\s*"/u;
const CONTAINER = /^\s*[[{]/u;
/** A longer text would take longer than a frame. */
const MAX_UNITS = 1_000_000;

/**
 * The object or array that a JSON text has as one string, as some logs and databases keep it, also in several layers of
 * strings; undefined where the text is anything else or longer than a million UTF-16 units. Numbers keep their digits.
 *
 * @example jsonInString('"{\\"a\\":1}"') // '{"a":1}'
 */
export function jsonInString(text: string): string | undefined {
  if (text.length > MAX_UNITS || !STRING.test(text)) return undefined;
  try {
    const content = String(JSON.parse(text));
    return CONTAINER.test(content) && minifyJson(content).ok ? content : jsonInString(content);
  } catch {
    return undefined;
  }
}
