import { INVISIBLE, MAX_PASTED_UNITS } from '../../validate/plainCharacters.ts';
import { toHalfWidth } from '../../validate/toHalfWidth.ts';
import type { WifiField } from '../payloads/wifiPayload.ts';

/** A part of a notice in brackets with a label or about the password: `(PW: …)`, `(비밀번호 없음)`; not `SSID (5G): …`. */
const IN_BRACKETS = /\(((?=[^():]{0,60}(?::|비번|비밀 ?번호|암호|no pass))[^()]*)\)(?! ?:)/giu;
const PASSWORD_LABEL =
  'p[./]?w|pass(?:word|wd)?|비번|비밀 ?번호|암호|패스워드|(?:(?:wpa2?|security) ?)?key|(?:(?:네트워크|보안|암호) ?){0,2}키';
const NAME_LABEL = 'ssid|id|아이디|이름|name';
const NETWORK = '와이파이|wi-?fi|네트워크|랜|network';
/**
 * The label of a name, or of a password if the group matches, with the mark that separates it from the value before it.
 * The notation of a QR code, `WIFI:T:…`, is not a label.
 */
const LABEL = new RegExp(
  `(?:\\s{0,3}(?:[/,;|·-]|\\.(?=\\s))\\s{0,3}|(?<![\\p{L}\\p{N}]))(?:(?<!:\\s?)(?:무선 ?|wireless ))?(?:(?:(?:${NETWORK}) ?)?(?:(${PASSWORD_LABEL})|${NAME_LABEL})|${NETWORK})` +
    '(?: ?\\([^()]{1,12}\\)| ?[\\d.]{1,3} ?g(?:hz)?)?[^\\S\\n]{0,12}:(?!\\w:)',
  'iu',
);
/**
 * A password, which has only ASCII characters. Words in other letters after a space, in brackets or after a mark are
 * not part of it. A sign inside it that is not ASCII, such as ₩ for a backslash, makes it unreadable. `none`, `no`,
 * `n/a` and similar words of up to four characters are not passwords.
 */
const PASSWORD = /^(?!n.?.?.?$)[!-~]+(?: [!-~]+)*(?<!\()(?=\([^!-~]|\s|[^!-~\p{L}\p{M}](?![!-~])|$)/iu;
/** The end of a name: the end of the line, or a bar or a slash between spaces. */
const NAME_END = /\n| [/|] /;
/** The end of a password: also a comma, or the end of a sentence. */
const PASSWORD_END = /,?\n| [/|] |[,.] /;
/** In a notice with sentences a period at the end of the password is not part of it; not after the 1. of a list. */
const SENTENCE = /\S\S\.\s/;

/**
 * The name and the password of a network in a notice that labels them: `SSID`, `ID`, `Wi-Fi`, `와이파이` or `이름`, and `PW`,
 * `password`, `비번`, `비밀번호`, `암호`, `KEY` or `보안키`, each with a colon, on one line or several; to be offered, never taken
 * without asking. A value ends at the line, or at a bar or a slash between spaces, a password also at a comma or a stop
 * before a space and at a note behind it (`coffee1234(소문자)`). The password is empty where the text has
 * none, or says so; undefined where it has no name.
 *
 * @example wifiReading('와이파이: cafe_5G / 비번: coffee1234') // { name: 'cafe_5G', password: 'coffee1234' }
 */
export function wifiReading(text: string): Readonly<Record<WifiField, string>> | undefined {
  if (text.length > MAX_PASTED_UNITS) return undefined;
  const plain = toHalfWidth(text.replace(INVISIBLE, '')).normalize('NFC').replace(IN_BRACKETS, '\n$1\n');
  const [, ...parts] = plain.split(LABEL);
  const firstValue = (isPassword: boolean) => {
    const value = 1 + parts.findIndex((label, index) => index % 2 === 0 && (label !== undefined) === isPassword);
    return value
      ? parts[value]
          ?.trim()
          .split(isPassword ? PASSWORD_END : NAME_END)[0]
          ?.trim()
      : undefined;
  };
  const name = firstValue(false);
  const value = firstValue(true) ?? '';
  const [password = ''] =
    PASSWORD.exec(
      SENTENCE.test(plain.replace(name ?? '', (words) => words.replaceAll('.', ''))) ? value.replace(/\.$/, '') : value,
    ) ?? [];
  return name ? { name, password } : undefined;
}
