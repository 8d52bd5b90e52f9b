import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems choose for outgoing connections and for port 0: one of those may be taken before its
 * server starts, or while that is restarted.
 */
const [FIRST_PORT, END_PORT] = [20_000, 32_000];

/** A port of this machine that no program listens on. */
export async function freePort(): Promise<string> {
  const port = randomInt(FIRST_PORT, END_PORT);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return String(port);
}
