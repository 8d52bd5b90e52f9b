const encoder = new TextEncoder();
const BYTES_AT_ONCE = 65_536;
const MAX_BYTES_PER_UNIT = 3;

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/**
 * The size of a text in UTF-8; a lone surrogate takes the 3 bytes of its replacement character. The same as
 * `countBytes(text).utf8`, several times faster for megabytes, and without a copy of the text.
 */
export function utf8Length(text: string): number {
  const room = new Uint8Array(Math.min(BYTES_AT_ONCE, text.length * MAX_BYTES_PER_UNIT));
  const step = Math.floor(BYTES_AT_ONCE / MAX_BYTES_PER_UNIT);
  let bytes = 0;
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + step, text.length);
    // A pair counts 4 bytes only when it is whole.
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1;
    bytes += encoder.encodeInto(text.slice(start, end), room).written;
    start = end;
  }
  return bytes;
}
