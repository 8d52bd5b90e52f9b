import { describe, expect, it } from 'vitest';
import { explorerLink } from './explorerLink.ts';

const HASH = `0x${'ab'.repeat(32)}`;

describe('explorerLink', () => {
  it.each([
    ['ethereum', HASH, `https://etherscan.io/tx/${HASH}`],
    ['Bitcoin', 'ab'.repeat(32), `https://mempool.space/tx/${'ab'.repeat(32)}`],
    ['tron', 'ab'.repeat(32), `https://tronscan.org/#/transaction/${'ab'.repeat(32)}`],
    ['ripple', 'AB'.repeat(32), `https://xrpscan.com/tx/${'AB'.repeat(32)}`],
  ])('leads to the page of %s', (chain, hash, url) => {
    expect(explorerLink(chain, hash)).toBe(url);
  });

  it.each([
    ['constructor', HASH],
    [undefined, HASH],
    ['ethereum', undefined],
    ['ethereum', '../../login'],
    ['ethereum', 'a'.repeat(15)],
    ['ethereum', 'a'.repeat(129)],
  ])('has no link of %s for %s', (chain, hash) => {
    expect(explorerLink(chain, hash)).toBeUndefined();
  });
});
