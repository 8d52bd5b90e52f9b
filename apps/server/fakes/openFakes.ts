import type { FakeExchange } from './exchanges/fakeExchange.ts';
import { FAKE_EXCHANGES } from './exchanges/fakeExchanges.ts';
import { type FakeEthereum, fakeEthereum } from './fakeEthereum.ts';
import { type FakeGeo, fakeGeo } from './fakeGeo.ts';
import { type FakePrices, fakePrices } from './fakePrices.ts';
import { type FakeTelegram, fakeTelegram } from './fakeTelegram.ts';

export type Fakes = {
  readonly exchanges: ReadonlyMap<string, FakeExchange>;
  readonly ethereum: FakeEthereum;
  readonly telegram: FakeTelegram;
  readonly prices: FakePrices;
  readonly geo: FakeGeo;
  /** The environment variables that point a server to these fakes and nothing else. */
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
};

/** Opens a fake for every upstream of the server, except the paid alert service. */
export async function openFakes(names: readonly string[] = [...FAKE_EXCHANGES.keys()]): Promise<Fakes> {
  const opened = await Promise.all(
    names.map(async (name) => {
      const open = FAKE_EXCHANGES.get(name);
      if (open === undefined) throw new Error(`there is no fake of ${name}`);
      return [name, await open()] as const;
    }),
  );
  const exchanges = new Map(opened);
  const [ethereum, telegram, prices, geo] = await Promise.all([
    fakeEthereum(),
    fakeTelegram(),
    fakePrices(),
    fakeGeo(),
  ]);
  const parts = [...exchanges.values(), ethereum, telegram, prices, geo];
  return {
    exchanges,
    ethereum,
    telegram,
    prices,
    geo,
    variables: {
      ...Object.assign({}, ...parts.map(({ variables }) => variables)),
      EXCHANGES: names.join(','),
      TELEGRAM: 'on',
      SIMULATED: 'on',
    },
    close: async () => {
      await Promise.all(parts.map((part) => part.close()));
    },
  };
}
