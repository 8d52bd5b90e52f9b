/** Parses the JSON of a frame. Throws on anything else: the frame is then dropped and counted. */
export function readJson(frame: Buffer): unknown {
  return JSON.parse(frame.toString('utf8'));
}
