import type { Fakes } from './openFakes.ts';
import { priceWalk } from './priceWalk.ts';
import { repeatableRandom } from './repeatableRandom.ts';

export type FakeMarket = { readonly stop: () => void };

const TICK_MS = 100;
const TICKS_PER_SECOND = 1000 / TICK_MS;
/** Percentage of ticks with a large trade. */
const WHALE_SHARE = 16;
const BLOCK_TICKS = 30;
const POST_TICKS = 50;
/** Percentages of movements that mint and burn coins. */
const MINT_SHARE = 10;
const BURN_SHARE = 8;

const OWNERS = ['#Binance', '#Coinbase', '#Kraken', '#OKX', '#Upbit', 'unknown wallet', 'unknown wallet'];
const NOWHERE = `0x${'0'.repeat(40)}`;
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

/**
 * One tick of the market, a tenth of a second: prices follow a random walk as in their simulated history, whales
 * trade, coins are moved, minted and burned, the channel posts.
 */
export function fakeMarket(fakes: Fakes, seed = 7): () => void {
  const random = repeatableRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const { market } = fakes.prices;
  let tick = 0;

  const movePrices = priceWalk(market, random);
  const trade = (isWhale: boolean) => {
    const coin = random() < 0.65 ? 'BTC' : 'ETH';
    const price = Number(((market.usd[coin] ?? 1) * (1 + (random() - 0.5) * 0.0005)).toFixed(2));
    const usd = isWhale ? 500_000 + 12_000_000 * random() ** 4 : 100 + 20_000 * random();
    const side = random() < 0.5 ? 'BUY' : 'SELL';
    pick([...fakes.exchanges.values()])?.trade({ coin, side, price, coins: Number((usd / price).toFixed(4)) });
  };
  const kind = () => {
    const share = random() * 100;
    if (share < MINT_SHARE) return 'mint';
    return share < MINT_SHARE + BURN_SHARE ? 'burn' : 'transfer';
  };
  const transfer = () => {
    const type = kind();
    const stable = type !== 'transfer' || random() < 0.6;
    const amount = Math.round(1_000_000 + 80_000_000 * random() ** 3);
    const coin = stable ? (random() < 0.5 ? 'USDT' : 'USDC') : 'ETH';
    const from = type === 'mint' ? NOWHERE : (pick(WALLETS) ?? '');
    const to = type === 'burn' ? NOWHERE : (pick(WALLETS.filter((wallet) => wallet !== from)) ?? '');
    return { coin, amount: stable ? amount : Math.round(amount / (market.usd['ETH'] ?? 1)), from, to };
  };
  const post = (ageMs = 0) => {
    const usd = 20_000_000 + 200_000_000 * random() ** 3;
    const type = kind();
    if (type !== 'transfer') {
      const coin = random() < 0.5 ? 'USDT' : 'USDC';
      const [mark, made] = type === 'mint' ? ['💵', 'minted'] : ['🔥', 'burned'];
      const place = coin === 'USDC' ? 'USDC Treasury' : 'Tether Treasury';
      fakes.telegram.post(`${mark} ${grouped(usd)} $${coin} (${grouped(usd)} USD) ${made} at ${place}`, ageMs);
      return;
    }
    const coin = random() < 0.5 ? 'BTC' : 'ETH';
    const amount = usd / (market.usd[coin] ?? 1);
    const mark = '🚨 '.repeat(Math.min(10, Math.ceil(usd / 30_000_000)));
    const from = pick(OWNERS);
    const way = `transferred from ${from} to ${pick(OWNERS.filter((owner) => owner !== from))}`;
    const text = `${mark} ${grouped(amount)} $${coin} (${grouped(usd)} USD) ${way}`;
    fakes.telegram.post(text, ageMs, coin === 'BTC' ? 'bitcoin' : 'ethereum');
  };

  for (let age = 60; age > 0; age -= 1) post(age * 5 * 60_000);
  for (let block = 0; block < 12; block += 1) fakes.ethereum.mine(...(block % 3 === 0 ? [transfer(), transfer()] : []));
  return () => {
    tick += 1;
    if (tick % TICKS_PER_SECOND === 0) movePrices();
    trade(random() * 100 < WHALE_SHARE);
    if (tick % BLOCK_TICKS === 0) fakes.ethereum.mine(...(random() < 0.4 ? [transfer()] : []));
    if (tick % POST_TICKS === 0 && random() < 0.3) post();
  };
}

/** Starts a simulated market on the fakes. */
export function startMarket(fakes: Fakes, seed?: number): FakeMarket {
  const timer = setInterval(fakeMarket(fakes, seed), TICK_MS);
  return { stop: () => clearInterval(timer) };
}
