/** An amount of ether in one of its units as people type it. */
export { etherReading } from './etherReading.ts';
export { MAX_WEI_INPUT, parseWeiInput, type WeiDirection } from './parseWeiInput.ts';
