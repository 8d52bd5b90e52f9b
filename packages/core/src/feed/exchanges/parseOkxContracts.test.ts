import { describe, expect, it } from 'vitest';
import { parseOkxContracts } from './okx.ts';

describe('parseOkxContracts', () => {
  const linear = { instId: 'ETH-USDT-SWAP', ctType: 'linear', ctVal: '0.1', ctMult: '1', ctValCcy: 'ETH' };
  it('reads linear sizes in coins and inverse sizes in dollars', () => {
    const inverse = { instId: 'BTC-USD-SWAP', ctType: 'inverse', ctVal: '100', ctMult: '1', ctValCcy: 'USD' };
    const odd = { ...linear, instId: 'ODD', ctVal: '' };
    expect([...parseOkxContracts({ code: '0', data: [linear, inverse, odd, null] })]).toEqual([
      ['ETH-USDT-SWAP', { coinsPerUnit: 0.1 }],
      ['BTC-USD-SWAP', { usdPerUnit: 100 }],
    ]);
  });

  it('counts a contract without a multiplier once', () => {
    const body = { code: '0', data: [{ ...linear, ctMult: '' }] };
    expect([...parseOkxContracts(body).values()]).toEqual([{ coinsPerUnit: 0.1 }]);
  });

  it.each([null, { code: '50011', data: [] }, { code: '0' }])('reads nothing from %j', (body) => {
    expect(parseOkxContracts(body).size).toBe(0);
  });
});
