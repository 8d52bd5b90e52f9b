import { listEtherUnits } from '@toolbox/core/wei';
import { testGuide } from '../../testing/testGuide.ts';

const ether = listEtherUnits(10n ** 18n);
const gas = listEtherUnits(20n * 10n ** 9n * 21_000n);

testGuide('wei-converter', {
  figures: [
    ...ether
      .filter(({ unit }) => unit === 'wei' || unit === 'gwei')
      .map(({ amount }) => BigInt(amount).toLocaleString('en-US')),
    String(gas.find(({ unit }) => unit === 'ether')?.amount),
  ],
});
