import { z } from 'zod';

/** A price as most services send it; kept as text so that no digit is lost. */
const decimal = z.string().max(64);
const price = z.number().positive();
const unixTime = z.number().positive();

/** The valid items of a list: one invalid coin does not discard the others. */
function those<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((items) =>
    items.flatMap((one): readonly z.output<Item>[] => {
      const parsed = item.safeParse(one);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

/** `GET /v1/ticker` of Upbit, and of Bithumb's newer API. */
export const upbitShape = those(
  z.object({ market: z.string(), trade_price: price, timestamp: unixTime.optional().catch(undefined) }),
);

/** The error of the same, which Bithumb may send with status 200. */
export const upbitErrorShape = z.object({ error: z.object({ name: z.unknown() }) });

/** `GET /public/ticker/{coin}_KRW` of Bithumb's older API. */
export const bithumbShape = z.object({
  status: z.string(),
  data: z.object({ closing_price: decimal, date: decimal.optional() }).optional(),
});

/** `GET /api/v3/ticker/price` of Binance. */
export const binanceShape = those(z.object({ symbol: z.string(), price: decimal }));

/** `GET /v2/prices/{coin}-USD/spot` of Coinbase. */
export const coinbaseShape = z.object({ data: z.object({ amount: decimal, currency: z.string().optional() }) });

/** The currency converter of the portal's search, which is not a published API. */
export const naverShape = z.object({ country: z.array(z.object({ value: decimal })).min(2) });

/** `GET /v6/latest/USD` of the open exchange-rate service. */
export const exchangeRateShape = z.object({
  result: z.string(),
  base_code: z.string().optional(),
  time_last_update_unix: unixTime.optional(),
  rates: z.object({ KRW: price }),
});
