import { describe, expect, it } from 'vitest';
import { parseIpLocation } from './parseIpLocation.ts';

const REPLY = {
  ip: '8.8.8.8',
  country_name: 'United States',
  country_code: 'US',
  city: 'Mountain View',
  org: 'GOOGLE',
  latitude: 37.42301,
  longitude: -122.083352,
  timezone: 'America/Los_Angeles',
};
const NOTHING = {
  country: null,
  countryCode: null,
  city: null,
  isp: null,
  latitude: null,
  longitude: null,
  timezone: null,
};

describe('parseIpLocation', () => {
  it('reads the fields of the provider', () => {
    expect(parseIpLocation({ ...REPLY, error: false, asn: 'AS15169' })).toEqual({
      ok: true,
      value: {
        ip: '8.8.8.8',
        country: 'United States',
        countryCode: 'US',
        city: 'Mountain View',
        isp: 'GOOGLE',
        latitude: 37.42301,
        longitude: -122.083352,
        timezone: 'America/Los_Angeles',
      },
    });
  });

  it('writes an IPv6 address canonically and leaves unknown fields null', () => {
    expect(parseIpLocation({ ip: '2001:4860:4860:0::8888', error: null, city: ' ', org: 15169 })).toEqual({
      ok: true,
      value: { ip: '2001:4860:4860::8888', ...NOTHING },
    });
  });

  it.each([['us'], ['USA'], ['U1'], [''], [410], [null]])('does not accept %j as a country code', (country_code) => {
    expect(parseIpLocation({ ip: '8.8.8.8', country_code })).toMatchObject({ value: { countryCode: null } });
  });

  it('trims the texts', () => {
    expect(parseIpLocation({ ip: '8.8.8.8', city: ' Seoul ' })).toMatchObject({ value: { city: 'Seoul' } });
  });

  it.each([
    [90, 180, true],
    [-90, -180, true],
    [0, 0, true],
    [90.1, 0, false],
    [0, -180.1, false],
    [Number.NaN, 0, false],
    ['37.4', 127, false],
    [37.4, null, false],
    [undefined, 127, false],
  ])('coordinates %s, %s are usable: %s', (latitude, longitude, usable) => {
    const place = usable ? { latitude, longitude } : { latitude: null, longitude: null };
    expect(parseIpLocation({ ip: '8.8.8.8', latitude, longitude })).toMatchObject({ ok: true, value: place });
  });

  it.each([
    [{ error: true, reason: 'Reserved IP Address', reserved: true, ip: '127.0.0.1' }, 'ip.notFound'],
    [{ error: true, reason: 'Invalid IP Address' }, 'ip.notFound'],
    [{ error: 'not found' }, 'ip.notFound'],
    [{ error: true, reason: 429 }, 'ip.notFound'],
    [{ error: true, reason: 'RateLimited', message: 'please wait' }, 'ip.rateLimited'],
    [{ error: true, reason: 'Quota exceeded' }, 'ip.rateLimited'],
  ])('reads %j as a refusal, %s', (json, code) => {
    expect(parseIpLocation(json)).toEqual({ ok: false, failure: { code, facts: {} } });
  });

  it.each([null, undefined, 'x', 8, [], {}, { ip: 8 }, { ip: 'nowhere' }, { ...REPLY, ip: '' }])(
    'rejects %j',
    (json) => {
      expect(parseIpLocation(json)).toEqual({ ok: false, failure: { code: 'ip.badReply', facts: {} } });
    },
  );
});
