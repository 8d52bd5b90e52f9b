import type { AddressChecksum, AddressHazard, CoinGuess } from '../address/index.ts';
import type { DateOrder } from '../dates/form/index.ts';
import type { CivilDate, ShiftUnit } from '../dates/index.ts';
import type { Exact } from '../exact/index.ts';
import type { YearMonth } from '../law/index.ts';
import type { IpKind } from '../net/index.ts';
import type { VatSide } from '../vat/form/index.ts';
import type { WeiDirection } from '../wei/form/index.ts';

/** The data of each intent. Texts are without the words that identified the intent, and never truncated. */
export type IntentFacts = {
  /** An amount and the word for value-added tax; `sides` is what the amount may be, the likeliest first. */
  readonly vat: { readonly text: string; readonly amount: Exact; readonly sides: readonly VatSide[] };
  /** A date and a span; `date` is the resulting date, `passed` the days from the first date to today. */
  readonly dateShift: {
    readonly from: CivilDate;
    readonly count: number;
    readonly unit: Exclude<ShiftUnit, 'businessDays'>;
    readonly date: CivilDate;
    readonly passed: number;
  };
  /**
   * Two dates, or the first and the last day of a length, whose `inclusion` counts the last day; `days` is the
   * difference, negative where the second is before the first.
   */
  readonly dateSpan: {
    readonly start: CivilDate;
    readonly end: CivilDate;
    readonly days: number;
    readonly inclusion?: 'end' | undefined;
  };
  /** A birth date and the word for age; completed years today, which is `on`. */
  readonly age: { readonly birth: CivilDate; readonly on: CivilDate; readonly years: number };
  /** A date alone, which may also be a birth date if it is past; `passed` is negative for a future date. */
  readonly date: { readonly date: CivilDate; readonly passed: number };
  /** An amount of ether in one of its units. */
  readonly ether: { readonly text: string; readonly direction: WeiDirection; readonly wei: bigint };
  /** An amount of bitcoin, also given in satoshis; `amount` is in bitcoin, in plain digits. */
  readonly bitcoin: { readonly amount: string; readonly satoshis: bigint };
  /**
   * A wallet address by its format, with its checksum result and the reason not to pay to it where the validator
   * supports the coin.
   */
  readonly address: {
    readonly text: string;
    readonly guess: Exclude<CoinGuess, 'ensName' | 'several' | 'shortened' | 'transaction' | 'contract'>;
    readonly checksum: AddressChecksum | undefined;
    readonly hazard: AddressHazard | undefined;
  };
  /**
   * A yearly, monthly or hourly pay; `amount` is the monthly pay or the hourly wage in whole won, `net` the monthly
   * take-home pay at the month's rates.
   */
  readonly pay: {
    readonly period: 'year' | 'month' | 'hour';
    readonly amount: bigint;
    readonly net: bigint;
    readonly month: YearMonth;
  };
  /**
   * An amount that is not used as typed; `question` has the amount that is probably meant. A pay without a unit that is
   * too small to be one (`연봉 5000`) has 10,000 times the amount, as Koreans quote pay; malformed groups (`부가세
   * 55.000`) are corrected.
   */
  readonly unclearAmount: { readonly question: string };
  /**
   * A height and a weight as typed, or in centimeters and kilograms; `bmi` is the body mass index, with the decimals
   * that show its class.
   */
  readonly bodySize: { readonly height: string; readonly weight: string; readonly bmi: string };
  /** The number of an article, such as an ISBN; its check digit is right. */
  readonly barcode: { readonly text: string; readonly format: 'EAN8' | 'UPC' | 'EAN13' | 'ITF14' };
  /** A text in one of the formats that a phone acts on when it scans them, such as `WIFI:S:name;;`. */
  readonly qrContent: { readonly text: string };
  /** What follows the word for a QR code on the same line and is not any of the above: a text for it. */
  readonly qrText: { readonly text: string };
  readonly ip: { readonly text: string; readonly network: IpKind };
  /** Text in braces or brackets; `valid` where `JSON.parse` accepts it, or where the text is too long to try. */
  readonly json: { readonly text: string; readonly valid: boolean };
  readonly link: { readonly text: string };
  /** An amount of won with its unit or a Korean factor. */
  readonly won: { readonly text: string; readonly amount: Exact };
  /** Lines that are not blank, two or more. */
  readonly list: { readonly text: string; readonly count: number };
  readonly text: { readonly text: string };
};

/** The kind of an intent. */
export type IntentKind = keyof IntentFacts;

/** What a short question or a pasted text is about. */
export type Intent<Kind extends IntentKind = IntentKind> = {
  readonly [K in Kind]: { readonly kind: K } & IntentFacts[K];
}[Kind];

/** What the meaning of a text depends on besides the text. */
export type IntentContext = {
  /** The user's local date. */
  readonly today: CivilDate;
  readonly dateOrder: DateOrder;
};
