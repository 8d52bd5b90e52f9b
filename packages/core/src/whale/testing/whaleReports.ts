import type { WhaleMovement } from '../whaleMovement.ts';
import type { WhaleTransfer } from '../whaleTransfer.ts';

export const HASH = `0x${'ab'.repeat(32)}`;
export const FROM = `0x${'1f'.repeat(20)}`;
export const TO = '0x28c6c06298d514db089934071355e5743bf21d60';

export const sampleTransfer = (more: Partial<WhaleTransfer> = {}): WhaleTransfer => ({
  id: `${HASH}-1`,
  coin: 'USDT',
  amount: 2_000_000,
  value: 2,
  usdValue: 2_000_000,
  estimated: false,
  from: FROM,
  to: TO,
  fromLabel: undefined,
  toLabel: 'Binance',
  timestamp: '2026-11-20T10:00:00.000Z',
  txHash: HASH,
  type: 'transfer',
  ...more,
});

export const sampleMovement = (more: Partial<WhaleMovement> = {}): WhaleMovement => ({
  id: 'whale_alert_io/1',
  type: 'transfer',
  token: 'BTC',
  amount: 500,
  usdValue: 33_000_000,
  from: 'Kraken',
  to: 'unknown wallet',
  blockchain: 'bitcoin',
  txHash: 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
  txUrl: 'https://whale-alert.io/tx/bitcoin/f418',
  messageUrl: 'https://t.me/whale_alert_io/1',
  timestamp: '2026-11-20T11:00:00.000Z',
  risk: 'medium',
  ...more,
});
