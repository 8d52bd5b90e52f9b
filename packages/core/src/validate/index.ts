export { type ParseNumberOptions, parseNumber } from './parseNumber.ts';
export { MAX_TEXT_GRAPHEMES, type ParseTextOptions, parseText } from './parseText.ts';
export { MAX_DOCUMENT_MEGABYTES, parseTextSize } from './parseTextSize.ts';
