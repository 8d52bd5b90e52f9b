import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'The kimchi premium is (Korean price ÷ (overseas price × exchange rate) − 1) × 100%, rounded once to two decimal places. Above 5% it is shown as overheated, above 2% as high, above −2% as normal, and otherwise as a discount.',
    'The Korean price comes from Upbit (or Bithumb if it doesn’t respond), the overseas price from Binance (or Coinbase), the exchange rate from Naver (or Exchange Rate API, also where the browser asks without our server). Instead of the official rate you can compare using the Korean price of tether (USDT).',
    'A figure that suddenly changes a lot is not used while another source contradicts it. If it is unclear which source is right, the result says so.',
  ],
  sources: [
    { name: 'Public prices of Upbit, Bithumb, Binance and Coinbase' },
    { name: 'Naver exchange rate, Exchange Rate API', url: 'https://www.exchangerate-api.com' },
  ],
  questions: [
    {
      question: 'What is the kimchi premium?',
      answer:
        'It shows how much more a coin costs on Korean exchanges than abroad. If the overseas price converts to ₩98,000,000 and the Korean price is ₩105,000,000, the premium is about 7.14%.',
    },
    {
      question: 'What does a negative premium mean?',
      answer: 'The coin is cheaper in Korea than abroad. This tool calls it a discount at −2% or below.',
    },
    {
      question: 'Why do sites show different premiums?',
      answer:
        'They use different exchanges, exchange rates and update times. It also matters whether the official rate or the tether (USDT) price is used. Each figure here names its source and time.',
    },
    {
      question: 'Can I profit from the difference?',
      answer:
        'Transfer times, fees, price moves and Korea’s foreign exchange rules make it hard to get the difference you see. The figure is for reference only and is not investment advice.',
    },
  ],
};
