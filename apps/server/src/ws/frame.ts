const TEXT_FIN = 0x81;
const SHORT = 126;
const SHORT_MARK = 126;
const LONG_FROM = 65_536;
const LONG_MARK = 127;

/**
 * Encodes a text message as a WebSocket frame (RFC 6455, 5.2), unmasked as servers send it. Built once for all
 * clients, because encoding is most of the cost of a broadcast.
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text, 'utf8');
  const { length } = payload;
  let header: Buffer;
  if (length < SHORT) {
    header = Buffer.from([TEXT_FIN, length]);
  } else if (length < LONG_FROM) {
    header = Buffer.from([TEXT_FIN, SHORT_MARK, 0, 0]);
    header.writeUInt16BE(length, 2);
  } else {
    header = Buffer.from([TEXT_FIN, LONG_MARK, 0, 0, 0, 0, 0, 0, 0, 0]);
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, payload]);
}
