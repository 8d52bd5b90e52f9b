import { isHangulReplacement } from './isHangulReplacement.ts';

const TYPED = /^(?:insert(?:Composition)?Text|insertFromComposition|delete.*)$/;

/** Whether an `input` event is of typing, which may go on, rather than of a paste, an undo or a correction. */
export function isTyped(event: Event): boolean {
  if (!('inputType' in event) || typeof event.inputType !== 'string') return false;
  const data = 'data' in event && typeof event.data === 'string' ? event.data : '';
  return TYPED.test(event.inputType) || isHangulReplacement(event.inputType, data);
}
