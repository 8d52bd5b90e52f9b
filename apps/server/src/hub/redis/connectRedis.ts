import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Log } from '../../log/log.ts';
import { reasonOf } from '../../log/reasonOf.ts';

export type RedisClients = {
  /** Fails at once while Redis is not reached. */
  readonly commands: Redis;
  /** Waits for entries of the stream, however long. */
  readonly reader: Redis;
};

/** An error of a connection, or the reply to a command. */
type CommandError = Error & { readonly command?: { readonly name: string } };

const COMMAND_TIMEOUT_MS = 1000;
/**
 * A connection that does not respond to a command for this long is replaced: it may be half open, which TCP notices
 * much later. Longer than a read of the stream waits for entries; an idle connection stays.
 */
const SOCKET_TIMEOUT_MS = 5000;
/** The start waits this long for Redis, which may accept a connection and not respond. */
const CONNECT_PATIENCE_MS = 1000;

/** Opens the two connections of a bus; a loss and a return of Redis are logged once for both. */
export async function connectRedis(url: string, log: Log): Promise<RedisClients> {
  let lost = false;
  const open = (settings: object) => {
    const client = new Redis(url, {
      lazyConnect: true,
      socketTimeout: SOCKET_TIMEOUT_MS,
      retryStrategy: (tries) => Math.min(tries * 100, 2000),
      ...settings,
    });
    client.on('error', (error: CommandError) => {
      // The library would continue in database 0, which may be that of another site. The next attempt selects again.
      if (error.command?.name === 'select') client.disconnect(true);
      // A connection that worked is replaced first: Redis paused it, or this process was suspended and read nothing.
      if (client.status === 'ready') return;
      if (!lost) log.error({ reason: reasonOf(error) }, 'the bus is not reached');
      lost = true;
    });
    client.on('ready', () => {
      if (lost) log.info('the bus is reached again');
      lost = false;
    });
    return client;
  };
  const commands = open({
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // After a failover, the address may lead to the new primary. What only reads is not refused: see `watchState`.
    reconnectOnError: (error: Error) => error.message.includes('READONLY'),
  });
  // Pending commands fail after these attempts: each attempt that cannot select the database leaves one behind.
  const reader = open({ maxRetriesPerRequest: 20 });
  // An unreachable Redis does not prevent the start: the clients keep trying.
  const connected = Promise.allSettled([commands.connect(), reader.connect()]);
  const late = new AbortController();
  await Promise.race([connected, wait(CONNECT_PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
  late.abort();
  return { commands, reader };
}
