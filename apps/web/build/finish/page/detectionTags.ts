import { voidElement } from './htmlPage.ts';

/**
 * Keeps phones from making links of phone numbers, dates, addresses and measures, or what looks like them. Safari on
 * iPhones does so while the page loads, so that React recreated it; on a page of figures, the links are also wrong.
 */
export function detectionTags(): string {
  return [
    ['format-detection', 'telephone=no, date=no, address=no, email=no'],
    // Chrome on iPhones, which also detects measures.
    ['chrome', 'nointentdetection'],
  ]
    .map(([name = '', content = '']) => voidElement('meta', { name, content }))
    .join('');
}
