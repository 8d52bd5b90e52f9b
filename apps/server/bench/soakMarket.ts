import { openFakes } from '../fakes/openFakes.ts';
import { repeatableRandom } from '../fakes/repeatableRandom.ts';

/** A busy and faulty market in a separate process, so that only the server's memory is measured. */
const [perSecond = 50] = process.argv.slice(2).map(Number);
const TICK_MS = 50;
const FAULT_MS = 5000;
const FAULT_LASTS_MS = 3500;
/** This many trades fill the server's memory of duplicates; after that it only replaces entries. */
const KNOWN = 55_000;
const BATCH = 1000;

const fakes = await openFakes(['binance', 'bybit', 'okx']);
const exchanges = [...fakes.exchanges.values()];
const random = repeatableRandom(11);
let price = 65_000;

type Fault = { readonly begin: () => void; readonly end?: () => void };

const faults: readonly Fault[] = exchanges.flatMap((exchange): readonly Fault[] => {
  const { switches } = exchange;
  const between = (on: () => void, off: () => void): Fault => ({ begin: on, end: off });
  return [
    { begin: exchange.cut },
    { begin: exchange.leave },
    between(
      () => (switches.halfOpen = true),
      () => (switches.halfOpen = false),
    ),
    between(
      () => (switches.garbled = true),
      () => (switches.garbled = false),
    ),
    between(
      () => (switches.override = (trade) => ({ ...trade, price: trade.price * 7 })),
      () => (switches.override = undefined),
    ),
    between(
      () => (switches.clockAheadMs = 3_600_000),
      () => (switches.clockAheadMs = 0),
    ),
    between(
      () => {
        switches.restStatus = 503;
        exchange.cut();
      },
      () => (switches.restStatus = 0),
    ),
    between(
      () => {
        switches.status = 429;
        exchange.cut();
      },
      () => (switches.status = 0),
    ),
    { begin: () => exchange.raw('{') },
  ];
});

process.send?.(fakes.variables);
process.once('message', () => {
  for (const exchange of exchanges) {
    for (let sent = 0; sent < KNOWN; sent += BATCH) {
      const small = { coin: 'BTC', side: 'BUY', price, coins: 0.0001 } as const;
      exchange.trade(...Array.from({ length: BATCH }, () => small));
    }
  }
  setInterval(() => {
    price = Number((price * (1 + (random() - 0.5) * 0.0006)).toFixed(2));
    const side = random() < 0.5 ? 'BUY' : 'SELL';
    for (let number = 0; number < (perSecond * TICK_MS) / 1000; number += 1) {
      const exchange = exchanges[Math.floor(random() * exchanges.length)];
      exchange?.trade({ coin: 'BTC', side, price, coins: 8 + 10 * random() });
    }
  }, TICK_MS);
  let turn = 0;
  setInterval(() => {
    const fault = faults[turn % faults.length];
    turn += 1;
    fault?.begin();
    if (fault?.end !== undefined) setTimeout(fault.end, FAULT_LASTS_MS);
  }, FAULT_MS);
});
