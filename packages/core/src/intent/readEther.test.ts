import { describe, expect, it } from 'vitest';
import { kinds, only } from './testing/intents.ts';

describe('an amount of ether', () => {
  it.each([
    ['1 eth wei', 'ethToWei', 10n ** 18n],
    ['1eth', 'ethToWei', 10n ** 18n],
    ['0.5 ETH to wei', 'ethToWei', 5n * 10n ** 17n],
    ['30 gwei', 'gweiToEth', 30n * 10n ** 9n],
    ['1e18 wei eth', 'weiToEth', 10n ** 18n],
    ['1,000 wei', 'weiToEth', 1000n],
    ['1이더', 'ethToWei', 10n ** 18n],
    ['1이더리움', 'ethToWei', 10n ** 18n],
    ['2 ethereum', 'ethToWei', 2n * 10n ** 18n],
    ['1eth 몇 wei', 'ethToWei', 10n ** 18n],
    ['1이더는 몇 웨이?', 'ethToWei', 10n ** 18n],
    ['1이더를  그웨이', 'ethToWei', 10n ** 18n],
    ['20 그웨이', 'gweiToEth', 20n * 10n ** 9n],
    ['20기가웨이 몇 이더', 'gweiToEth', 20n * 10n ** 9n],
    ['1Ξ', 'ethToWei', 10n ** 18n],
  ] as const)('%s', (text, direction, wei) => {
    expect(only(text, 'ether')).toMatchObject({ direction, wei });
  });

  it.each(['1 eth eth', '1 eth 이더리움', '1 wei 몇', '0.5 wei', '1,5 eth', 'eth', '0 eth', 'weight 1'])(
    '%s is refused',
    (text) => {
      expect(kinds(text)).not.toContain('ether');
    },
  );
});
