import type { Result } from '../../result/index.ts';

const PRINTABLE_ASCII = /^[\t\n\r -~]+$/;

/** Whether decoded codes are a text that somebody may have written in ASCII. */
export function isPrintableAscii(decoded: Result<string>): boolean {
  return decoded.ok && PRINTABLE_ASCII.test(decoded.value);
}
