import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ETHER_UNITS } from '../listEtherUnits.ts';
import { etherReading } from './etherReading.ts';
import { parseWeiInput, type WeiDirection } from './parseWeiInput.ts';

describe('etherReading', () => {
  it.each<[string, WeiDirection, string]>([
    ['0xde0b6b3a7640000', 'weiToEth', '1000000000000000000'],
    ['0xDE0B6B3A7640000', 'ethToWei', '1'],
    ['0x5208', 'gweiToEth', '0.000021'],
    ['10^18', 'weiToEth', '1000000000000000000'],
    ['100경 wei', 'ethToWei', '1'],
    ['10**18', 'weiToEth', '1000000000000000000'],
    ['1×10^18', 'weiToEth', '1000000000000000000'],
    ['1.5 * 10 ^ 18', 'weiToEth', '1500000000000000000'],
    ['10^3', 'ethToWei', '1000'],
    ['1000000000000000000n', 'weiToEth', '1000000000000000000'],
    ['1000000000000000000n', 'ethToWei', '1'],
    ['20000000000n', 'gweiToEth', '20'],
    ['21000n', 'ethToWei', '0.000000000000021'],
    ['0.0005 Ether ($1.23)', 'weiToEth', '500000000000000'],
    ['25.4 Gwei (0.0000000254 ETH)', 'weiToEth', '25400000000'],
    ['25.4 Gwei (0.0000000254 ETH)', 'ethToWei', '0.0000000254'],
    ['1 szabo', 'weiToEth', '1000000000000'],
    ['2 finney', 'ethToWei', '0.002'],
    ['1,000 kwei', 'gweiToEth', '0.001'],
    ['100만 wei', 'gweiToEth', '0.001'],
    ['100만wei', 'weiToEth', '1000000'],
    ['1만웨이', 'weiToEth', '10000'],
    ['1억', 'weiToEth', '100000000'],
    ['5백', 'weiToEth', '500'],
    ['5십 wei', 'weiToEth', '50'],
    ['3십만', 'gweiToEth', '300000'],
    ['1억 5,000만', 'gweiToEth', '150000000'],
    ['1.5천 기가웨이', 'ethToWei', '0.0000015'],
    ['2 이더', 'weiToEth', '2000000000000000000'],
    ['2 이더리움', 'weiToEth', '2000000000000000000'],
    ['2 Ethereum', 'gweiToEth', '2000000000'],
    ['2Ξ', 'weiToEth', '2000000000000000000'],
    ['21 그웨이', 'weiToEth', '21000000000'],
    ['21 기가웨이', 'ethToWei', '0.000000021'],
    ['1.5·10¹⁸', 'weiToEth', '1500000000000000000'],
    ['10⁹', 'weiToEth', '1000000000'],
    ['.5 finney', 'ethToWei', '0.0005'],
    ['１ eth', 'weiToEth', '1000000000000000000'],
  ])('reads %j in %s', (text, direction, amount) => {
    expect(etherReading(text, direction)).toBe(amount);
  });

  it.each<[string, WeiDirection]>([
    ...[
      '',
      '1',
      'abc',
      '0x',
      '0',
      '0x0',
      '1.5 wei',
      '1 btc',
      '1..5 eth',
      '10^99',
      '1..5×10^3',
      '-1 eth',
      '5개',
      '만',
      '10¹²³',
      '억 wei',
      '1천명',
    ].map((text): [string, WeiDirection] => [text, 'weiToEth']),
    [`0x${'f'.repeat(64)}`, 'weiToEth'],
  ])('has no reading of %j in %s', (text, direction) => {
    expect(etherReading(text, direction)).toBeUndefined();
  });

  it('states the same amount in every direction', () => {
    const units = fc.constantFrom(...ETHER_UNITS);
    const directions = fc.constantFrom<WeiDirection>('weiToEth', 'gweiToEth', 'ethToWei');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), units, directions, (number, { unit, decimals }, direction) => {
        const shown = etherReading(`${number} ${unit} (about)`, direction);
        const wei = parseWeiInput(shown ?? '', direction, '');
        // Gwei and ether below their smallest step are rejected.
        expect(wei.ok && wei.value).toBe(shown === undefined ? false : BigInt(number) * 10n ** BigInt(decimals));
        if (direction === 'weiToEth') expect(shown).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });
});
