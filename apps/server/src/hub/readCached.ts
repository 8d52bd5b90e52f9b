import { isRecord } from '@toolbox/core/validate';
import type { Bus } from './bus.ts';

export type Fields = Readonly<Record<string, unknown>>;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * A response from the bus; `undefined` if there is none in the expected form: another release, or another program, may
 * have stored something else.
 *
 * @param holds whether a response holds what is used of it
 */
export async function readCached(
  bus: Pick<Bus, 'get'>,
  key: string,
  holds: (body: Fields) => boolean,
): Promise<Fields | undefined> {
  const json = await bus.get(key);
  const body = json === undefined ? undefined : parse(json);
  return isRecord(body) && holds(body) ? body : undefined;
}
