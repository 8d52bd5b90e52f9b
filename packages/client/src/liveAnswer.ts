import { fieldsOf } from './fieldsOf.ts';

/** Whether the operator of the server has turned live data off: a regular response, not a failure. */
export function isLiveOff(body: unknown): boolean {
  return fieldsOf(fieldsOf(body)['error'])['code'] === 'LIVE_OFF';
}

/** Whether the data is simulated, as in the demo. */
export function isSimulated(body: unknown): boolean {
  return fieldsOf(body)['simulated'] === true;
}

/** A response of live data: `off` where the operator has turned it off. */
export type LiveAnswer<Value> =
  | { readonly state: 'off' }
  | {
      readonly state: 'on';
      readonly value: Value;
      /** Whether the figures are simulated, as in the demo. */
      readonly simulated: boolean;
    };

export const OFF = { state: 'off' } as const;

/** Parses a body, unless live data is off. */
export function liveAnswer<Value>(body: unknown, parse: (body: unknown) => Value): LiveAnswer<Value> {
  return isLiveOff(body) ? OFF : { state: 'on', value: parse(body), simulated: isSimulated(body) };
}
