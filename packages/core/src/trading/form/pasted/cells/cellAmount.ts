/** The first number of a cell: 2 of 2/5, 0.00 of 0.00 BTC. */
const FIRST_NUMBER = /\d[\d.,]*/;
const NOT_ZERO = /[1-9]/;

/** The digits of the first number of a cell; empty without one. */
export function firstNumber(cell = ''): string {
  const [number = ''] = FIRST_NUMBER.exec(cell.normalize('NFKC')) ?? [];
  return number;
}

/** Whether the first number of a cell is not 0. */
export function hasAmount(cell: string): boolean {
  return NOT_ZERO.test(firstNumber(cell));
}
