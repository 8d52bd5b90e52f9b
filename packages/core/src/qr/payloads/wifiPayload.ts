import { type Failure, fail, ok, type Result } from '../../result/index.ts';
import { countBytes } from '../../text/index.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The network name is missing. */
    'qr.wifiNameMissing': Readonly<Record<never, never>>;
    /** The name is longer than a network name can be, in UTF-8 bytes. */
    'qr.wifiNameTooLong': { readonly bytes: number; readonly max: number };
    /** A secured network needs a password. */
    'qr.wifiPasswordMissing': Readonly<Record<never, never>>;
    /** A WPA password has this many bytes, or is a key of 64 hexadecimal digits. */
    'qr.wifiPasswordLength': { readonly min: number; readonly max: number; readonly bytes: number };
  }
}

/** How a network is secured; `nopass` is an open one. */
export type WifiSecurity = 'WPA' | 'WEP' | 'nopass';
/** A field of a network. */
export type WifiField = 'name' | 'password';
/** A network as it is typed. */
export type WifiNetwork = Readonly<Record<WifiField, string>> & {
  /** `WPA` stands for WPA, WPA2 and WPA3 alike. */
  readonly security: WifiSecurity;
  /** The network does not broadcast its name. */
  readonly isHidden: boolean;
};
/** Why a network was refused, by field. */
export type WifiFailures = { readonly [Field in WifiField]?: Failure };

/** IEEE 802.11-2020 sections 9.4.2.2 and J.4.1. */
const MAX_WIFI_NAME_BYTES = 32;
const MIN_WPA_BYTES = 8;
const MAX_WPA_BYTES = 63;

const WPA_KEY = /^[0-9a-f]{64}$/i;

function escaped(text: string): string {
  return text.replaceAll(/[\\;,:"]/g, '\\$&');
}

function checkName(name: string): Result<string> {
  if (name === '') return fail('qr.wifiNameMissing', {});
  const bytes = countBytes(name).utf8;
  return bytes > MAX_WIFI_NAME_BYTES ? fail('qr.wifiNameTooLong', { bytes, max: MAX_WIFI_NAME_BYTES }) : ok(name);
}

function checkPassword(password: string, security: WifiSecurity): Result<string> {
  if (security === 'nopass') return ok('');
  if (password === '') return fail('qr.wifiPasswordMissing', {});
  const bytes = countBytes(password).utf8;
  const fits = (bytes >= MIN_WPA_BYTES && bytes <= MAX_WPA_BYTES) || WPA_KEY.test(password);
  return security === 'WPA' && !fits
    ? fail('qr.wifiPasswordLength', { min: MIN_WPA_BYTES, max: MAX_WPA_BYTES, bytes })
    : ok(password);
}

/**
 * The payload that joins a wireless network, and every failure at once, by field.
 *
 * - Name and password are used unchanged, including spaces; `\ ; , : "` are escaped.
 * - The name must not be empty nor longer than 32 bytes; a secured network needs a password, WPA one of 8 to 63 bytes
 *   or a key of 64 hexadecimal digits. The password of an open network is left out.
 *
 * @see ZXing wiki, Barcode Contents, Wi-Fi network config (read 2026-11-20): the notation that all phones support
 * @example
 * wifiPayload({ name: 'a;b', password: '12345678', security: 'WPA', isHidden: false })
 * // { ok: true, value: 'WIFI:T:WPA;S:a\\;b;P:12345678;;' }
 */
export function wifiPayload({ name, password, security, isHidden }: WifiNetwork): Result<string, WifiFailures> {
  const checkedName = checkName(name);
  const checkedPassword = checkPassword(password, security);
  if (!checkedName.ok || !checkedPassword.ok) {
    return {
      ok: false,
      failure: {
        ...(checkedName.ok ? {} : { name: checkedName.failure }),
        ...(checkedPassword.ok ? {} : { password: checkedPassword.failure }),
      },
    };
  }
  const secret = security === 'nopass' ? '' : `P:${escaped(password)};`;
  return ok(`WIFI:T:${security};S:${escaped(name)};${secret}${isHidden ? 'H:true;' : ''};`);
}
