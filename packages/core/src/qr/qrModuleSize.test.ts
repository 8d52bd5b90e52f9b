import { describe, expect, it } from 'vitest';
import { qrModuleSize } from './qrModuleSize.ts';

describe('qrModuleSize', () => {
  it('warns below 2 pixels per module, including the margin', () => {
    expect(qrModuleSize(92, 200)).toEqual({ pixels: 2, isTooSmall: false });
    expect(qrModuleSize(93, 200).isTooSmall).toBe(true);
    expect(qrModuleSize(177, 200)).toMatchObject({ isTooSmall: true });
    expect(qrModuleSize(177, 200).pixels).toBeCloseTo(1.081, 3);
    expect(qrModuleSize(177, 370).isTooSmall).toBe(false);
    expect(qrModuleSize(177, 369).isTooSmall).toBe(true);
  });

  it('counts the margin that is drawn', () => {
    expect(qrModuleSize(100, 200, 0)).toEqual({ pixels: 2, isTooSmall: false });
    expect(qrModuleSize(100, 200, 1).isTooSmall).toBe(true);
  });
});
