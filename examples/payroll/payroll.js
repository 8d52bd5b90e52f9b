// Prints the net pay of July 2026 for everyone in a file of names and gross pays.
import { readFileSync } from 'node:fs';
import { formatExact, roundExact } from '@toolbox/core/exact';
import { itemisedNet } from '@toolbox/core/salary';
import { parseNumber } from '@toolbox/core/validate';
import { describe } from '@toolbox/messages';

const MONTH = { year: 2026, month: 7 };
const won = (amount) => formatExact(amount, { places: 0, group: true });

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const [, name, typed] = /^([^,]+),"?([^"]*)"?$/u.exec(line);
  const gross = parseNumber(typed, { field: 'Pay', unit: 'won' });
  if (!gross.ok) {
    console.log(`${name}: ${describe(gross.failure, 'en')}`);
    continue;
  }
  const pay = itemisedNet(BigInt(roundExact(gross.value, 0).toString()), MONTH, { mealsIncluded: true });
  console.log(pay.ok ? `${name}: ${won(pay.value.gross)} - ${won(pay.value.deduction)} = ${won(pay.value.net)}` : name);
}
