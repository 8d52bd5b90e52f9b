/**
 * The widths of the bars and gaps of every symbol, by its value (ISO/IEC 15417, table 1). The stop has one bar more.
 */
const SYMBOLS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

type CodeSet = 'A' | 'B' | 'C';

const STARTS: Readonly<Record<number, CodeSet>> = { 103: 'A', 104: 'B', 105: 'C' };
const STOP = 106;
const MODULO = 103;
const FNC1 = 102;
const SHIFT = 98;

/** The code set that a value selects where another one is in force. */
const SWITCHES: Readonly<Record<number, CodeSet>> = { 99: 'C', 100: 'B', 101: 'A' };
const SWITCHABLE: Readonly<Record<CodeSet, readonly number[]>> = { A: [99, 100], B: [99, 101], C: [100, 101] };

/** The values of the symbols: runs of equal modules, six for each symbol and seven for the last. */
function valuesOf(modules: string): readonly number[] {
  const widths = (modules.match(/1+|0+/gu) ?? []).map((run) => run.length).join('');
  const symbols = widths.slice(0, -7).match(/.{6}/gu) ?? [];
  return [...symbols, widths.slice(-7)].map((symbol) => SYMBOLS.indexOf(symbol));
}

function characterOf(value: number, set: CodeSet): string {
  if (value === FNC1) return '\u00cf';
  if (set === 'C' && value < 100) return value.toString().padStart(2, '0');
  if (set === 'C' || value > 95) throw new Error(`Value ${value} is no character of set ${set}`);
  return String.fromCharCode(set === 'A' && value > 63 ? value - 64 : value + 32);
}

/** What a reader makes of the bars of a Code 128 barcode. Throws where they are not such a barcode. */
export function readCode128(modules: string): string {
  const values = valuesOf(modules);
  const [start = -1] = values;
  let set = STARTS[start];
  const data = values.slice(1, -2);
  const sum = data.reduce((total, value, index) => total + value * (index + 1), start);
  if (set === undefined || values.at(-1) !== STOP || values.at(-2) !== sum % MODULO) throw new Error('Not a Code 128');
  let text = '';
  let isShifted = false;
  for (const value of data) {
    const next = SWITCHES[value];
    if (next !== undefined && SWITCHABLE[set].includes(value)) set = next;
    else if (value === SHIFT && set !== 'C') {
      isShifted = true;
      continue;
    } else text += characterOf(value, isShifted ? (set === 'A' ? 'B' : 'A') : set);
    isShifted = false;
  }
  return text;
}
