/** A field of a protobuf message: its number, and its whole number or its bytes. */
export type ProtobufField = { readonly field: number; readonly value: number | Uint8Array };

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;
const MAX_VARINT_BYTES = 10;

/**
 * The fields of one protobuf message, in order; unknown ones too, so that new fields do no harm.
 *
 * A truncated message, or one with an invalid wire type, gives `undefined`. Numbers above 2^53 lose digits; none of
 * the fields we read is that large.
 *
 * @see Protocol Buffers, Encoding (read 2026-11-20)
 */
export function readProtobuf(bytes: Uint8Array): readonly ProtobufField[] | undefined {
  const fields: ProtobufField[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    let scale = 1;
    for (let count = 0; count < MAX_VARINT_BYTES; count += 1) {
      const byte = bytes[at];
      if (byte === undefined) return -1;
      at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
    return -1;
  };
  while (at < bytes.length) {
    const tag = varint();
    if (tag < 0) return undefined;
    const field = Math.floor(tag / 8);
    const wireType = tag % 8;
    if (wireType === VARINT) {
      const value = varint();
      if (value < 0) return undefined;
      fields.push({ field, value });
      continue;
    }
    const length = wireType === BYTES ? varint() : wireType === FIXED_64 ? 8 : wireType === FIXED_32 ? 4 : -1;
    if (length < 0 || at + length > bytes.length) return undefined;
    fields.push({ field, value: bytes.subarray(at, at + length) });
    at += length;
  }
  return fields;
}
