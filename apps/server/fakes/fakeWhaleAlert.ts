import type { WebSocket } from 'ws';
import { type FakeServer, openFakeServer } from './fakeServer.ts';

export type FakeWhaleAlert = FakeServer & {
  readonly variables: Readonly<Record<string, string>>;
  readonly subscribers: () => number;
  /** A value may be raw JSON, such as `1e400`, which is not representable as a number. */
  readonly alert: (
    token: string,
    amount: number,
    usd: number | string,
    change?: { readonly timestamp: number },
  ) => void;
};

const KEY = 'fake-key';
/** A placeholder for the value until serialization. */
const VALUE = 'value';

/** The fake paid alert service: a key in the URL, one subscription, then alerts as they happen. */
export async function fakeWhaleAlert(port = 0): Promise<FakeWhaleAlert> {
  const subscribed = new Set<WebSocket>();
  let alerts = 0;
  const server = await openFakeServer(
    {
      webSocket: (socket, path, query) => {
        if (path !== '/ws' || query.get('api_key') !== KEY) {
          socket.close(4001);
          return;
        }
        socket.on('message', (data) => {
          const { type, min_value_usd } = JSON.parse(String(data));
          if (type !== 'subscribe_alerts' || min_value_usd < 100_000) return;
          subscribed.add(socket);
          socket.send(JSON.stringify({ type: 'subscribed_alerts', channel_id: 'fake' }));
        });
        socket.on('close', () => subscribed.delete(socket));
      },
    },
    port,
  );
  return {
    ...server,
    variables: { UPSTREAM_WHALE_ALERT: server.wsUrl, WHALE_ALERT_API_KEY: KEY },
    subscribers: () => subscribed.size,
    alert: (symbol, amount, usd, change) => {
      alerts += 1;
      const message = {
        channel_id: 'fake',
        timestamp: Math.floor(Date.now() / 1000),
        blockchain: 'ethereum',
        transaction_type: 'transfer',
        from: 'unknown',
        to: 'Binance',
        amounts: [{ symbol, amount, value_usd: VALUE }],
        text: '',
        transaction: { height: 1, hash: `0x${alerts.toString(16).padStart(64, '0')}` },
        ...change,
      };
      const json = JSON.stringify(message).replace(JSON.stringify(VALUE), String(usd));
      for (const socket of subscribed) socket.send(json);
    },
  };
}
