type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Whether the operator of the server has switched live data off: a regular response, not a failure. */
export function isLiveOff(body: unknown): boolean {
  return fieldsOf(fieldsOf(body)['error'])['code'] === 'LIVE_OFF';
}

/** Whether the figures are simulated, as in the demo. */
export function isSimulated(body: unknown): boolean {
  return fieldsOf(body)['simulated'] === true;
}
