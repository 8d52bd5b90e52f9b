import { type Cp949Table, invertCp949 } from '@toolbox/core/text';

/** Makes the table out of the browser's own decoder; it takes a few frames, so a worker does it. */
export function* cp949Task(_request: null): Generator<number, Cp949Table> {
  const decoder = new TextDecoder('euc-kr');
  return invertCp949((bytes) => decoder.decode(bytes));
}
