import { Redis } from 'ioredis';
import type { Log } from '../log.ts';

export type RedisClients = {
  /** Fails at once while Redis is not reached. */
  readonly commands: Redis;
  /** Waits for entries of the stream, however long. */
  readonly reader: Redis;
};

const COMMAND_TIMEOUT_MS = 1000;

/** Opens the two connections of a bus; a loss and a return of Redis are logged once for both. */
export async function connectRedis(url: string, log: Log): Promise<RedisClients> {
  let lost = false;
  const connect = async (settings: object) => {
    const client = new Redis(url, {
      lazyConnect: true,
      retryStrategy: (tries) => Math.min(tries * 100, 2000),
      ...settings,
    });
    client.on('error', (error) => {
      if (!lost) log.error({ reason: error.message }, 'the bus is not reached');
      lost = true;
    });
    client.on('ready', () => {
      if (lost) log.info('the bus is reached again');
      lost = false;
    });
    // An unreachable Redis does not prevent the start: the client keeps trying.
    await client.connect().catch(() => undefined);
    return client;
  };
  const commands = await connect({
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // After a failover, the address may lead to the new primary.
    reconnectOnError: (error: Error) => error.message.includes('READONLY'),
  });
  return { commands, reader: await connect({ maxRetriesPerRequest: null }) };
}
