// A form of an address and an amount: zod holds it together, the core reads what was typed, messages say what is wrong.
import { parseWalletAddress } from '@toolbox/core/address';
import { parseNumber } from '@toolbox/core/validate';
import { describe } from '@toolbox/messages';
import * as z from 'zod';

/** A text that one of our parsers reads; its failure becomes the issue of the field. */
const read = (parse) =>
  z.string().transform((text, context) => {
    const parsed = parse(text);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: describe(parsed.failure, 'ko') });
    return z.NEVER;
  });

const withdrawal = z.object({
  address: read((text) => parseWalletAddress(text, 'BTC')),
  amount: read((text) => parseNumber(text, { field: '금액', unit: 'coin', min: 0 })),
});

const good = withdrawal.parse({ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', amount: '0.1' });
console.log(good.address.coin, String(good.amount.mul(3)));

const bad = withdrawal.safeParse({ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', amount: '1,0' });
for (const { path, message } of bad.error.issues) console.log(`${path.join('.')}: ${message}`);
