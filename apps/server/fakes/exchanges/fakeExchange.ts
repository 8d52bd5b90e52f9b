import type { WebSocket } from 'ws';
import { type FakeResponse, type FakeServer, openFakeServer, type Switches } from '../fakeServer.ts';

/**
 * A trade to send, always with the taker's side and in coins; the dialect converts it to the messages of its
 * exchange.
 */
export type FakeTrade = {
  readonly coin: string;
  readonly side: 'BUY' | 'SELL';
  readonly price: number;
  readonly coins: number;
  /** Assigned in order by default; a repeated id is a duplicate. */
  readonly id?: number;
  readonly time?: number;
};

export type NumberedTrade = Required<FakeTrade> & {
  /** Set when it is sent, by the clock of the exchange. */
  readonly sentAt?: number;
};

/** One connection, as the dialect sees it. */
export type Client = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly coins: Set<string>;
  readonly lists: (coin: string) => boolean;
  /** Objects are sent as JSON, texts and bytes unchanged. */
  readonly send: (message: unknown) => void;
  readonly close: (code: number) => void;
};

type ExchangeRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly published: readonly NumberedTrade[];
  readonly wsUrl: string;
  readonly lists: Client['lists'];
};

export type Dialect = {
  readonly name: string;
  /** The environment variables that point the server here. */
  readonly variables: (wsUrl: string, httpUrl: string) => Readonly<Record<string, string>>;
  readonly onConnect?: (client: Client) => void;
  readonly onMessage?: (client: Client, text: string) => void;
  /** The messages for trades of one coin; one message may contain many. */
  readonly messagesOf: (trades: readonly NumberedTrade[], client: Client) => readonly unknown[];
  /** The message sent before the connection is closed for maintenance. */
  readonly closeNotice?: unknown;
  readonly http?: (request: ExchangeRequest) => FakeResponse | undefined;
  /** The heartbeat sent to every client. */
  readonly heartbeat?: { readonly everyMs: number; readonly message: (client: Client) => unknown };
};

/** Ways in which an exchange can send false data. */
export type DataFaults = {
  /** The offset of its clock from ours; negative if it is behind. */
  clockAheadMs: number;
  /** What it sends instead of a trade; trades it did not send are also missing from its REST API. */
  override: ((trade: NumberedTrade) => NumberedTrade) | undefined;
  /** Every trade is sent as an unreadable message, while heartbeats continue. */
  garbled: boolean;
  /** The coins that it does not trade. */
  unlisted: readonly string[];
  /** Announces to every new connection that it is going to close. */
  leavesAtOnce: boolean;
  /** What its REST API responds to everything, with status 200; the usual response if undefined. */
  restBody: unknown;
  /** The newest trade that its REST API lists. */
  restUntil: number;
};

export type FakeExchange = {
  readonly name: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly switches: Switches & DataFaults;
  readonly connectTimes: readonly number[];
  readonly requests: readonly string[];
  /** Connections that subscribed to a coin. */
  readonly subscribers: () => number;
  /** Sends one trade, or several in one message if the exchange supports it. */
  readonly trade: (...trades: readonly FakeTrade[]) => void;
  /** Sends a raw message. */
  readonly raw: (message: unknown) => void;
  /** Announces that it is going to close. */
  readonly leave: () => void;
  /** Responds to the connections and requests that hang. */
  readonly release: () => void;
  /** Terminates every connection without a close frame. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
};

/** Frames of the right type with invalid content, and frames of unknown types. */
function garbled(message: unknown): unknown {
  if (Buffer.isBuffer(message) || typeof message !== 'object') return '{';
  const isFigure = (value: unknown) => (typeof value === 'string' ? !/[a-z]/i.test(value) : typeof value === 'number');
  return JSON.parse(JSON.stringify(message, (_key, value) => (isFigure(value) ? 'x' : value)));
}

const FIRST_ID = 1_000_000;
const REMEMBERED = 20_000;

/** A fake exchange on loopback. The dialect defines its messages; faults are common to all. */
export async function openFakeExchange(dialect: Dialect): Promise<FakeExchange> {
  const clients = new Map<WebSocket, Client>();
  const published: NumberedTrade[] = [];
  let lastId = FIRST_ID;

  const lists = (coin: string) => !switches.unlisted.includes(coin);
  const join = (socket: WebSocket, path: string, query: URLSearchParams) => {
    const client: Client = {
      path,
      query,
      coins: new Set(),
      lists,
      send: (message) => {
        if (server.switches.halfOpen) return;
        const plain = typeof message === 'string' || Buffer.isBuffer(message);
        socket.send(plain ? message : JSON.stringify(message), { binary: Buffer.isBuffer(message) });
      },
      close: (code) => socket.close(code),
    };
    clients.set(socket, client);
    socket.on('close', () => clients.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => {
      if (!server.switches.halfOpen) dialect.onMessage?.(client, String(data));
    });
    dialect.onConnect?.(client);
    if (switches.leavesAtOnce) client.send(dialect.closeNotice);
  };
  const server: FakeServer = await openFakeServer({
    webSocket: join,
    http: ({ path, query }) =>
      switches.restBody === undefined
        ? dialect.http?.({
            path,
            query,
            published: published.filter(({ time }) => time <= switches.restUntil),
            wsUrl: server.wsUrl,
            lists,
          })
        : { body: switches.restBody },
  });
  const dataFaults: DataFaults = {
    clockAheadMs: 0,
    override: undefined,
    garbled: false,
    unlisted: [],
    leavesAtOnce: false,
    restBody: undefined,
    restUntil: Number.POSITIVE_INFINITY,
  };
  const switches = Object.assign(server.switches, dataFaults);
  const { heartbeat } = dialect;
  const beating =
    heartbeat &&
    setInterval(() => {
      for (const client of clients.values()) client.send(heartbeat.message(client));
    }, heartbeat.everyMs);

  return {
    name: dialect.name,
    variables: dialect.variables(server.wsUrl, server.httpUrl),
    switches,
    connectTimes: server.connectTimes,
    requests: server.requests,
    subscribers: () => [...clients.values()].filter(({ coins }) => coins.size > 0).length,
    trade: (...trades) => {
      const numbered = trades.map((trade) => {
        lastId += 1;
        const sentAt = Date.now() + switches.clockAheadMs;
        const one = { id: lastId, time: sentAt, sentAt, ...trade };
        return switches.override?.(one) ?? one;
      });
      published.push(...numbered);
      published.splice(0, published.length - REMEMBERED);
      for (const client of clients.values()) {
        for (const coin of client.coins) {
          const wanted = numbered.filter((trade) => trade.coin === coin);
          if (wanted.length > 0)
            for (const message of dialect.messagesOf(wanted, client))
              client.send(switches.garbled ? garbled(message) : message);
        }
      }
    },
    raw: (message) => {
      for (const client of clients.values()) client.send(message);
    },
    leave: () => {
      for (const client of clients.values()) if (dialect.closeNotice !== undefined) client.send(dialect.closeNotice);
    },
    release: server.release,
    cut: () => {
      for (const socket of clients.keys()) socket.terminate();
    },
    close: () => {
      clearInterval(beating);
      return server.close();
    },
  };
}
