import { describe, expect, it } from 'vitest';
import { decodeEtherTransfer, decodeTokenTransfer, TRANSFER_TOPIC } from './decodeTransfer.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const BINANCE = '0x28c6c06298d514db089934071355e5743bf21d60';
const SOMEONE = `0x${'1f'.repeat(20)}`;

function padded(address: string): string {
  return `0x${address.slice(2).padStart(64, '0')}`;
}

describe('decodeTokenTransfer', () => {
  const log = {
    address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    topics: [TRANSFER_TOPIC, padded(BINANCE), padded(SOMEONE)],
    data: `0x${25_000_000_500_000n.toString(16).padStart(64, '0')}`,
    transactionHash: HASH,
    logIndex: '0x1f',
    removed: false,
  };
  it('reads coins with the decimals of the token', () => {
    expect(decodeTokenTransfer(log)).toEqual({
      id: `${HASH}-31`,
      coin: 'USDT',
      amount: 25_000_000.5,
      from: BINANCE,
      to: SOMEONE,
      txHash: HASH,
      type: 'transfer',
    });
  });

  it('recognizes mints and burns by the zero address', () => {
    const nobody = padded(`0x${'0'.repeat(40)}`);
    expect(decodeTokenTransfer({ ...log, topics: [TRANSFER_TOPIC, nobody, padded(SOMEONE)] })?.type).toBe('mint');
    expect(decodeTokenTransfer({ ...log, topics: [TRANSFER_TOPIC, padded(SOMEONE), nobody] })?.type).toBe('burn');
  });

  it.each([
    null,
    {},
    { ...log, removed: true },
    { ...log, address: SOMEONE },
    { ...log, address: null },
    { ...log, topics: [TRANSFER_TOPIC, padded(SOMEONE)] },
    { ...log, topics: ['0x00', padded(BINANCE), padded(SOMEONE)] },
    { ...log, data: '0x' },
    { ...log, data: `0x${'f'.repeat(65)}` },
    { ...log, transactionHash: '0x1' },
    { ...log, logIndex: null },
  ])('ignores %#', (other) => {
    expect(decodeTokenTransfer(other)).toBeUndefined();
  });
});

describe('decodeEtherTransfer', () => {
  const transaction = { hash: HASH, from: BINANCE, to: SOMEONE, value: `0x${(1_500n * 10n ** 18n).toString(16)}` };
  it('reads ether', () => {
    expect(decodeEtherTransfer(transaction)).toMatchObject({ id: HASH, coin: 'ETH', amount: 1500, from: BINANCE });
  });
  it.each([
    null,
    { ...transaction, value: '0x0' },
    { ...transaction, to: null },
    { ...transaction, value: 'x' },
    { ...transaction, hash: 5 },
  ])('ignores %#', (other) => {
    expect(decodeEtherTransfer(other)).toBeUndefined();
  });
});
