import { classifyIp } from '../net/index.ts';
import { parseNumber } from '../validate/index.ts';
import { INVISIBLE, MAX_PASTED_UNITS } from '../validate/plainCharacters.ts';
import type { Intent } from './intent.ts';
import { INTENT_WORDS } from './intentWords.ts';
import { withoutWord } from './withoutWord.ts';

/** A longer text that looks like JSON is judged by its brackets alone. */
const MAX_PARSED_UNITS = 1_000_000;
const LINK = /^(?:https?:\/\/|www\.)[^\s]+$/iu;
/** The formats that cameras of phones act on. */
const QR_CONTENT =
  /^(?:wifi:[^\r\n]*;|mailto:\S|tel:\+?\d|sms(?:to)?:\+?\d|geo:-?\d|mecard:|begin:vcard|begin:vevent)/iu;
/** What precedes the content of a QR code in a question, on the same line. */
const QR_WORD = /^(?:qr|큐알)(?: ?(?:코드|code))?[ :]+(?=[^\s:])/iu;
/** A longer name of the tool for QR codes, such as QR 코드 만들기 and QR code maker, after its first word. */
const QR_NAME = /^(?:(?:코드|code|생성기?|만들기|generator|maker) ?)+$/iu;
const LINE_BREAK = /[\r\n]/u;
/** A link without its scheme, which only the word for a QR code distinguishes from a name. */
const DOMAIN = /^[^\s/?#@:]+\.[a-z]{2,}(?:[/?#]\S*)?$/iu;
const BRACKETS: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
/** Copied along around a text, whereas those inside of it may belong to an emoji. */
const AROUND = new RegExp(
  String.raw`^(?:\s|${INVISIBLE.source})+|(?<!\s|${INVISIBLE.source})(?:\s|${INVISIBLE.source})+$`,
  'g',
);
const WON_MARK = /[₩￦원만억조천백]|krw/iu;

function readJson(text: string): Intent<'json'> | undefined {
  const close = BRACKETS[text.charAt(0)];
  if (close === undefined || !text.endsWith(close)) return undefined;
  if (text.length > MAX_PARSED_UNITS) return { kind: 'json', text, valid: true };
  try {
    JSON.parse(text);
    return { kind: 'json', text, valid: true };
  } catch {
    return { kind: 'json', text, valid: false };
  }
}

function readWon(text: string): Intent<'won'> | undefined {
  if (!WON_MARK.test(text)) return undefined;
  const amount = parseNumber(text, { field: '', unit: 'won', allowZero: false });
  return amount.ok ? { kind: 'won', text, amount: amount.value } : undefined;
}

function readShort(typed: string): Intent<'ip' | 'link' | 'qrContent' | 'qrText' | 'won'> | undefined {
  if (typed.length > MAX_PASTED_UNITS) return undefined;
  const text = typed.replace(AROUND, '');
  const ip = classifyIp(withoutWord(text, INTENT_WORDS.ip) ?? text);
  if (ip.ok) return { kind: 'ip', text: ip.value.address, network: ip.value.kind };
  const content = text.replace(QR_WORD, '');
  if (QR_CONTENT.test(content)) return { kind: 'qrContent', text: content };
  const isLink = LINK.test(content) || (content !== text && DOMAIN.test(content));
  if (isLink) return { kind: 'link', text: content };
  if (content === text) return readWon(text);
  return QR_NAME.test(content) || LINE_BREAK.test(content) ? undefined : { kind: 'qrText', text: content };
}

/**
 * The content of a text: JSON, an IP address, a link, the content of a QR code, an amount of won, lines, and always
 * text. The word for an IP address or a QR code may precede what it is for.
 *
 * @param text not blank
 * @returns the most specific first
 */
export function readContent(
  text: string,
): readonly Intent<'json' | 'ip' | 'link' | 'qrContent' | 'qrText' | 'won' | 'list' | 'text'>[] {
  const trimmed = text.trim();
  const telling = readJson(trimmed) ?? readShort(trimmed);
  const count = trimmed.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '').length;
  return [
    ...(telling === undefined ? [] : [telling]),
    ...(count >= 2 && telling?.kind !== 'json' ? [{ kind: 'list', text, count } as const] : []),
    { kind: 'text', text },
  ];
}
