import type { Fakes } from './openFakes.ts';
import { randomOf } from './randomOf.ts';

export type FakeMarket = { readonly stop: () => void };

const TICK_MS = 100;
/** Of a hundred ticks, so many bring a large trade. */
const WHALE_SHARE = 6;
const BLOCK_TICKS = 30;
const POST_TICKS = 50;

const OWNERS = ['#Binance', '#Coinbase', '#Kraken', '#OKX', '#Upbit', 'unknown wallet', 'unknown wallet'];
const WALLETS = [
  '0x28c6c06298d514db089934071355e5743bf21d60',
  '0x71660c4005ba85c37ccec55d0c4493e66fe775d3',
  '0x390de26d772d2e2005c6d1d24afc902bae37a4bb',
  '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
  '0x2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e2e',
];

function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** Makes the fakes lively: prices wander, whales trade, coins move, the channel posts. Nothing of it is true. */
export function startMarket(fakes: Fakes, seed = 7): FakeMarket {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const { market } = fakes.prices;
  let tick = 0;

  const wander = (prices: Record<string, number>) => {
    for (const [coin, price] of Object.entries(prices)) {
      prices[coin] = Number((price * (1 + (random() - 0.5) * 0.0004)).toPrecision(8));
    }
  };
  const trade = (isWhale: boolean) => {
    const coin = random() < 0.65 ? 'BTC' : 'ETH';
    const price = Number(((market.usd[coin] ?? 1) * (1 + (random() - 0.5) * 0.0005)).toFixed(2));
    const usd = isWhale ? 500_000 + 12_000_000 * random() ** 4 : 100 + 20_000 * random();
    const side = random() < 0.5 ? 'BUY' : 'SELL';
    pick([...fakes.exchanges.values()])?.trade({ coin, side, price, coins: Number((usd / price).toFixed(4)) });
  };
  const transfer = () => {
    const stable = random() < 0.6;
    const amount = Math.round(1_000_000 + 80_000_000 * random() ** 3);
    const coin = stable ? (random() < 0.5 ? 'USDT' : 'USDC') : 'ETH';
    const from = pick(WALLETS) ?? '';
    const to = pick(WALLETS.filter((wallet) => wallet !== from)) ?? '';
    return { coin, amount: stable ? amount : Math.round(amount / (market.usd['ETH'] ?? 1)), from, to };
  };
  const post = (ageMs = 0) => {
    const usd = 20_000_000 + 200_000_000 * random() ** 3;
    const coin = random() < 0.5 ? 'BTC' : 'ETH';
    const amount = usd / (market.usd[coin] ?? 1);
    const mark = '🚨 '.repeat(Math.min(10, Math.ceil(usd / 30_000_000)));
    const from = pick(OWNERS);
    const way = `transferred from ${from} to ${pick(OWNERS.filter((owner) => owner !== from))}`;
    fakes.telegram.post(`${mark} ${grouped(amount)} $${coin} (${grouped(usd)} USD) ${way}`, ageMs);
  };

  for (let age = 60; age > 0; age -= 1) post(age * 5 * 60_000);
  for (let block = 0; block < 12; block += 1) fakes.ethereum.mine(...(block % 3 === 0 ? [transfer()] : []));
  const timer = setInterval(() => {
    tick += 1;
    if (tick % 10 === 0) {
      wander(market.usd);
      wander(market.krw);
    }
    trade(random() * 100 < WHALE_SHARE);
    if (tick % BLOCK_TICKS === 0) fakes.ethereum.mine(...(random() < 0.4 ? [transfer()] : []));
    if (tick % POST_TICKS === 0 && random() < 0.3) post();
  }, TICK_MS);
  return { stop: () => clearInterval(timer) };
}
