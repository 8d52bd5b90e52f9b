import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type TcpProxy = {
  readonly port: number;
  /** Passes nothing more of the open connections, which stay open, as with a cut cable; new ones work. */
  readonly halt: () => void;
  /** Leads new connections to another port, as after a failover. The open ones stay. */
  readonly leadTo: (port: number) => void;
  /** Passes responses on this much later, from now on. */
  readonly delayResponses: (ms: number) => void;
  readonly close: () => Promise<void>;
};

/** Passes connections on to a port of this machine. */
export async function openTcpProxy(port: number): Promise<TcpProxy> {
  let target = port;
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const service = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, service],
      [service, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(service);
    // In the same turn unless delayed: some tests count turns.
    const late = new Transform({
      transform: (bytes, _encoding, pass) => {
        if (delayMs === 0) pass(null, bytes);
        else setTimeout(pass, delayMs, null, bytes);
      },
    });
    service.pipe(late).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    halt: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    leadTo: (other) => {
      target = other;
    },
    delayResponses: (ms) => {
      delayMs = ms;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
