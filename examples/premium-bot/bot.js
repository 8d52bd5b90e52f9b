// Warns of a premium and reports the first large trade: `npm start -- http://localhost:4173`.
import { connectFeed, getPremium, plainSurroundings, sendTo } from '@toolbox/client';
import { isPremiumReached, premiumBand } from '@toolbox/core/kimchi';

// Low enough that the demo always warns.
const ALERT = { threshold: -100, direction: 'above' };
const server = process.argv[2];

const premium = await getPremium(sendTo(server));
if (premium.state === 'off') throw new Error('The server has turned live data off');
for (const { coin, official } of premium.value.coins.slice(0, 1)) {
  if (isPremiumReached(official.percentage, ALERT)) console.log(coin, premiumBand(official.percentage) !== '');
}

const feed = connectFeed(
  new URL('/ws', server.replace(/^http/u, 'ws')).href,
  {
    onMessage: (message) => {
      if (message.type === 'hello') console.log('at least', message.minUsd, 'USD');
      if (message.type === 'real_time_trade') {
        console.log('a trade', message.trade.volumeUsd > 0);
        feed.close();
      }
    },
    onStatus: ({ problem }) => {
      if (problem === 'unsupported')
        throw new Error('The live feed needs a WebSocket, which Node has since version 22');
    },
  },
  plainSurroundings(),
);
