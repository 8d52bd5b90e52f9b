import { ok, type Result } from '../../result/index.ts';
import { invalidJson } from '../faults/invalidJson.ts';
import { type JsonPlace, locateJsonTokens } from '../locateJsonTokens.ts';
import { JSON_KIND, type JsonTape } from '../scan/jsonTape.ts';
import { scanJson } from '../scan/scanJson.ts';
import { compareJsonNumber } from './compareJsonNumber.ts';
import { noteJsonKeyLosses } from './noteJsonKeyLosses.ts';
import { type JsonLossKind, type JsonLossLedger, noteJsonLoss } from './noteJsonLoss.ts';

const { KEY, STRING, NUMBER } = JSON_KIND;

/**
 * One loss. Texts of the document are truncated after `MAX_JSON_LOSS_TEXT` code units.
 *
 * For `duplicateKey` the location is the dropped key, `original` its value and `becomes` the value of the last member
 * with that key; for `keyOrder` the location is the object, and the texts are its first keys before and after.
 */
export type JsonLoss = JsonPlace & {
  readonly kind: JsonLossKind;
  readonly original: string;
  readonly becomes: string;
};

/** What `JSON.parse` and `JSON.stringify` would lose of a text. */
export type JsonLossReport = {
  /** In document order, the first `MAX_JSON_LOSSES_OF_KIND` of each kind. */
  readonly losses: readonly JsonLoss[];
  /** All of each kind. */
  readonly totals: Readonly<Record<JsonLossKind, number>>;
  /**
   * What would be written differently with the same meaning: numbers like `1.0` or `1e2`, strings and keys like
   * `"\u0041"`.
   */
  readonly spelling: { readonly numbers: number; readonly strings: number };
};

/** A surrogate without its other half: with the flag, those of a pair are one character. */
const HALF_A_PAIR = /\p{Cs}/u;

function stringChanges(written: string): boolean {
  return JSON.stringify(JSON.parse(written)) !== written;
}

function reportTape(tape: JsonTape): JsonLossReport {
  const { text, kinds, starts, ends, count } = tape;
  const totals: Record<JsonLossKind, number> = {
    precision: 0,
    overflow: 0,
    underflow: 0,
    negativeZero: 0,
    duplicateKey: 0,
    keyOrder: 0,
    protoKey: 0,
  };
  const ledger: JsonLossLedger = { totals, notes: [] };
  const spelling = { numbers: 0, strings: 0 };
  // Without a backslash only half a surrogate pair is written differently.
  const halves = HALF_A_PAIR.test(text);
  const stringsMayChange = halves || text.includes('\\');
  for (let token = 0; token < count; token++) {
    const kind = kinds[token];
    if (kind === NUMBER) {
      const written = text.slice(starts[token], ends[token]);
      const { change, becomes } = compareJsonNumber(written);
      if (change === 'spelling') spelling.numbers++;
      else if (change !== 'none') noteJsonLoss(ledger, change, token, () => [written, becomes]);
    } else if (stringsMayChange && (kind === STRING || kind === KEY)) {
      const written = text.slice(starts[token], ends[token]);
      if ((halves || written.includes('\\')) && stringChanges(written)) spelling.strings++;
    }
  }
  noteJsonKeyLosses(tape, ledger);
  const notes = ledger.notes.sort((a, b) => a.token - b.token);
  const tokens = [...new Set(notes.map((note) => note.token))];
  const places = locateJsonTokens(tape, tokens);
  const losses = notes.map(({ kind, token, original, becomes }) => {
    const place = places[tokens.indexOf(token)] as JsonPlace;
    return { kind, ...place, original, becomes };
  });
  return { losses, totals, spelling };
}

/**
 * Reports what would be lost if a JSON text went through `JSON.parse` and `JSON.stringify`, as in most formatters.
 *
 * - A number is lost where its decimal value changes: `12345678901234567890`, not `0.1`. `1.0` only changes its
 *   spelling.
 * - If and only if no loss (other than `protoKey`) and no spelling is counted, the formatted text equals their
 *   output.
 * - Blank text has no losses. Invalid text is `json.invalid`.
 * - Linear, and without recursion.
 *
 * @example
 * const report = reportJsonLoss('{"a":1e400}');
 * report.ok && report.value.losses[0] // { kind: 'overflow', path: '$.a', becomes: 'null', … }
 */
export function reportJsonLoss(text: string): Result<JsonLossReport> {
  const scan = scanJson(text.trim() === '' ? 'null' : text);
  return scan.faulty ? invalidJson(scan) : ok(reportTape(scan));
}
