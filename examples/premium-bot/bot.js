// Warns of a premium and tells of the first large trade: `npm start -- http://localhost:4173`.
import { parseFeedMessage } from '@toolbox/core/feed';
import { isPremiumReached, premiumBand } from '@toolbox/core/kimchi';
import { parsePremiumAnswer } from '@toolbox/core/kimchi/sources';
import { WebSocket } from 'ws';

const ALERT = { threshold: -100, direction: 'above' };
const server = process.argv[2];

const answer = await fetch(new URL('/api/crypto/kimchi-premium', server));
const quotes = parsePremiumAnswer(await answer.json());
if (quotes === undefined) throw new Error(`No premium: ${answer.status}`);
for (const { coin, official } of quotes.coins.slice(0, 1)) {
  if (isPremiumReached(official.percentage, ALERT)) console.log(coin, premiumBand(official.percentage) !== '');
}

const socket = new WebSocket(new URL('/ws', server.replace(/^http/u, 'ws')));
socket.on('message', (data) => {
  const message = parseFeedMessage(String(data));
  // A type that this bot does not know is ignored.
  if (!message.ok) return;
  if (message.value.type === 'hello') console.log('at least', message.value.minUsd, 'USD');
  if (message.value.type === 'real_time_trade') {
    console.log('a trade', message.value.trade.volumeUsd > 0);
    socket.close();
  }
});
