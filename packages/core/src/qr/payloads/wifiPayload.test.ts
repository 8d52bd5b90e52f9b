import { describe, expect, it } from 'vitest';
import { type WifiNetwork, wifiPayload } from './wifiPayload.ts';

const HOME: WifiNetwork = { name: 'home', password: '12345678', security: 'WPA', isHidden: false };
const wifi = (change: Partial<WifiNetwork>) => wifiPayload({ ...HOME, ...change });

describe('wifiPayload', () => {
  it.each([
    [{}, 'WIFI:T:WPA;S:home;P:12345678;;'],
    [{ isHidden: true }, 'WIFI:T:WPA;S:home;P:12345678;H:true;;'],
    [{ security: 'nopass' }, 'WIFI:T:nopass;S:home;;'],
    [{ security: 'nopass', isHidden: true }, 'WIFI:T:nopass;S:home;H:true;;'],
    [{ security: 'WEP', password: 'abcde' }, 'WIFI:T:WEP;S:home;P:abcde;;'],
    [{ name: '우리 집' }, 'WIFI:T:WPA;S:우리 집;P:12345678;;'],
    [{ name: ' a ' }, 'WIFI:T:WPA;S: a ;P:12345678;;'],
    [{ name: '\\;,:"', password: '";:,\\;P:x' }, 'WIFI:T:WPA;S:\\\\\\;\\,\\:\\";P:\\"\\;\\:\\,\\\\\\;P\\:x;;'],
  ] as const)('writes %j', (change, payload) => {
    expect(wifi(change)).toEqual({ ok: true, value: payload });
  });

  it('needs a name of at most 32 bytes', () => {
    expect(wifi({ name: '' })).toEqual({
      ok: false,
      failure: { name: { code: 'qr.wifiNameMissing', facts: {} } },
    });
    expect(wifi({ name: 'a'.repeat(32) }).ok).toBe(true);
    expect(wifi({ name: '가'.repeat(10) }).ok).toBe(true);
    expect(wifi({ name: '가'.repeat(11) })).toEqual({
      ok: false,
      failure: { name: { code: 'qr.wifiNameTooLong', facts: { bytes: 33, max: 32 } } },
    });
  });

  it('needs a WPA password of 8 to 63 bytes or a key of 64 hexadecimal digits', () => {
    const fits = (password: string) => wifi({ password }).ok;
    expect([7, 8, 63, 64].map((length) => fits('g'.repeat(length)))).toEqual([false, true, true, false]);
    expect([63, 64, 65].map((length) => fits('aF'.repeat(33).slice(0, length)))).toEqual([true, true, false]);
    expect(wifi({ password: '1234567' })).toEqual({
      ok: false,
      failure: { password: { code: 'qr.wifiPasswordLength', facts: { min: 8, max: 63, bytes: 7 } } },
    });
  });

  it('needs a password unless the network is open', () => {
    const missing = { ok: false, failure: { password: { code: 'qr.wifiPasswordMissing', facts: {} } } };
    expect(wifi({ password: '' })).toEqual(missing);
    expect(wifi({ password: '', security: 'WEP' })).toEqual(missing);
    expect(wifi({ password: '', security: 'nopass' }).ok).toBe(true);
  });

  it('gives every failure at once', () => {
    expect(wifi({ name: '', password: '' })).toMatchObject({
      failure: { name: { code: 'qr.wifiNameMissing' }, password: { code: 'qr.wifiPasswordMissing' } },
    });
  });
});
