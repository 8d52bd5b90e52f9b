import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';

export type Crowd = {
  readonly sockets: readonly Socket[];
  readonly open: () => number;
  readonly leave: () => void;
};

/** Many connections from one address (127.0.0.x) which write something, or nothing, and never read. */
export async function openCrowd(url: string, count: number, address: string, bytes = ''): Promise<Crowd> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  for (let number = 0; number < count; number += 1) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: address });
    socket.on('error', () => undefined);
    socket.pause();
    sockets.push(socket);
    if (number % 50 === 49) await once(socket, 'connect').catch(() => undefined);
    if (bytes !== '') socket.write(bytes);
  }
  return {
    sockets,
    open: () => sockets.filter(({ destroyed }) => !destroyed).length,
    leave: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Long enough to distinguish no response from a busy machine. */
const TIMEOUT_MS = 30_000;

export type Asked = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
};

/** Sends a request as a visitor from 127.0.0.x, on a separate connection. */
export function ask(url: string, path: string, address: string, headers = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const request = get(
      url + path,
      { localAddress: address, agent: false, headers, timeout: TIMEOUT_MS },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      },
    );
    request.on('timeout', () => request.destroy(new Error('no response')));
    request.on('error', reject);
  });
}
