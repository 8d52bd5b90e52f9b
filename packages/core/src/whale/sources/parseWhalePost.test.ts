import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseWhalePost } from './parseWhalePost.ts';

describe('parseWhalePost', () => {
  it.each([
    [
      '🚨 🚨  30,000 $ETH (60,500,000 USD) transferred from #Kraken to #Bybit\nDetails',
      { type: 'transfer', token: 'ETH', amount: 30_000, usdValue: 60_500_000, from: 'Kraken', to: 'Bybit' },
    ],
    [
      '🚨 1,720.5 #btc (131,865,141 USD) transferred from Coinbase Institutional to unknown new wallet Details',
      { token: 'BTC', amount: 1720.5, from: 'Coinbase Institutional', to: 'unknown new wallet' },
    ],
    [
      '2,000,000 XTZ (5,159,338 USD) transferred from unknown wallet to #OKX Tx: https://example.org/x',
      { token: 'XTZ', from: 'unknown wallet', to: 'OKX' },
    ],
    [
      '💵 250,000,000 $USDC (250,022,874 USD) minted at USDC Treasury Details',
      { type: 'mint', from: undefined, to: 'USDC Treasury' },
    ],
    ['5 #BTC (5 USD) transferred from # to #Bybit', { from: undefined, to: 'Bybit' }],
    ['🔥 1,000 $TON (2,500 USD) burned at unknown wallet', { type: 'burn', from: 'unknown wallet', to: undefined }],
    ['⚠ 1,000 #XRP (500 USD) locked in escrow at #Ripple', { type: 'lock', to: 'escrow at Ripple' }],
    ['🔓 500 #XRP (1,084 USD) unlocked from escrow at #Ripple', { type: 'unlock', from: 'escrow at Ripple' }],
    ['An address with a balance of 8,951 #USDT (8,951 USD) has just been frozen!', { type: 'freeze', amount: 8951 }],
    ['An address with a balance of 8,951 #USDT (8,951 USD) has just been unfrozen!', { type: 'unfreeze' }],
  ])('reads %s', (text, expected) => {
    expect(parseWhalePost(text)).toMatchObject(expected);
  });

  it.each([
    '',
    'Market news of the day',
    'A dormant address containing 2,100 #BTC (147,695,000 USD) has just been activated after 13.7 years!',
    '(5 USD) transferred from a to b',
    '0 $ETH (5 USD) transferred from a to b',
    '5 $ETH (5 USD) transferred from a',
    '1e5 #BTC (5 USD) transferred from a to b',
    '5 #BTC (1e5 USD) transferred from a to b',
    '1,5 #BTC (5 USD) transferred from a to b',
    '12 345 #BTC (5 USD) transferred from a to b',
    '5 #BTC (12 345 USD) transferred from a to b',
    '0x5 #BTC (5 USD) transferred from a to b',
    `${'1,'.repeat(20_000)} $ETH (5 USD) transferred from a to b`,
  ])('finds no movement in %.60s', (text) => {
    expect(parseWhalePost(text)).toBeUndefined();
  });
});

/** Saved texts, kept outside the repository because they belong to others. */
const SAVED = fileURLToPath(new URL('../../../../../../shared/fixtures/telegram/', import.meta.url));

describe.skipIf(!existsSync(SAVED))('saved texts', () => {
  it('reads every sentence that has been seen', () => {
    const texts = JSON.parse(readFileSync(`${SAVED}message_texts.json`, 'utf8')) as {
      text: string;
      verified: boolean;
    }[];
    for (const { text: seen } of texts.filter(({ verified }) => verified))
      expect(parseWhalePost(seen), seen).toBeDefined();
  });
});
