import { normaliseGate } from '@toolbox/core/feed/exchanges';
import { isRecord } from '@toolbox/core/validate';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log/log.ts';
import { readJson } from '../readJson.ts';
import type { Frame, TradeUpstream } from '../upstream.ts';
import type { ExchangeSettings } from './exchangeSettings.ts';

type GateSettings = ExchangeSettings<'UPSTREAM_GATE_WS'>;

const PING_MS = 10_000;

function read(bytes: Buffer): Frame {
  const message = readJson(bytes);
  if (!isRecord(message)) return { kind: 'control' };
  if (message['channel'] === 'spot.pong') return { kind: 'heartbeat' };
  const { error } = message;
  if (isRecord(error)) return { kind: 'refused', reason: `${error['code']} ${error['message']}` };
  return message['event'] === 'update' ? { kind: 'data', message } : { kind: 'control' };
}

/** Gate spot. */
export function gate(settings: GateSettings, _log: Log, clock: Clock): TradeUpstream {
  const seconds = () => Math.floor(clock.date() / 1000);
  const symbols = settings.SYMBOLS.map((coin) => `${coin}_USDT`);
  const subscription = (symbol: string) =>
    JSON.stringify({ time: seconds(), channel: 'spot.trades', event: 'subscribe', payload: [symbol] });
  return {
    name: 'gate',
    symbols: new Set(symbols),
    staleMs: settings.STALE_MS,
    prepare: async () => ({
      url: `${settings.UPSTREAM_GATE_WS}/ws/v4/`,
      subscribe: symbols.map(subscription),
      pairs: { names: symbols, subscription },
      keepAlive: { everyMs: PING_MS, text: () => JSON.stringify({ time: seconds(), channel: 'spot.ping' }) },
      read,
      normalise: normaliseGate,
    }),
  };
}
