import { describe, expect, it } from 'vitest';
import { ethereumPayload } from './ethereumPayload.ts';

const ETH = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const BTC = '175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W';

describe('ethereumPayload', () => {
  it.each([
    [{ address: ` ${ETH} `, amount: '' }, `ethereum:${ETH}`],
    [{ address: ETH, amount: ' ', chainId: 56 }, `ethereum:${ETH}@56`],
    [{ address: ETH, amount: '2.014' }, `ethereum:${ETH}?value=2014000000000000000`],
    [{ address: ETH, amount: '1e-18', chainId: 1 }, `ethereum:${ETH}@1?value=1`],
  ])('writes %j', (payment, payload) => {
    expect(ethereumPayload(payment, '금액')).toEqual({ ok: true, value: payload });
  });

  it('gives every failure at once, by field', () => {
    expect(ethereumPayload({ address: BTC, amount: '0' }, '금액')).toEqual({
      ok: false,
      failure: {
        address: { code: 'address.badEth', facts: { digits: 40 } },
        amount: { code: 'wei.zero', facts: { field: '금액' } },
      },
    });
    expect(ethereumPayload({ address: ETH, amount: '1e-19' }, '금액')).toEqual({
      ok: false,
      failure: { amount: { code: 'wei.tooFine', facts: { field: '금액' } } },
    });
    expect(ethereumPayload({ address: '', amount: '1' }, '금액')).toEqual({
      ok: false,
      failure: { address: { code: 'address.blank', facts: {} } },
    });
  });
});
