/**
 * Names of coins by symbol: Korean, English and colloquial ones, in uppercase and without blanks. `PEPE` needs no name
 * that is its symbol.
 *
 * @see https://docs.upbit.com/kr/reference (names of the markets; 2026-11-25)
 */
export const COIN_NAMES = {
  BTC: ['비트코인', 'BITCOIN'],
  ETH: ['이더리움', '이더', 'ETHEREUM', 'ETHER'],
  USDT: ['테더', 'TETHER'],
  USDC: ['유에스디코인', '유에스디씨', 'USDCOIN'],
  XRP: ['리플', '엑스알피', 'RIPPLE'],
  SOL: ['솔라나', 'SOLANA'],
  BNB: ['바이낸스코인', '비앤비', 'BINANCECOIN'],
  DOGE: ['도지코인', 'DOGECOIN'],
  TRX: ['트론', 'TRON'],
  ADA: ['에이다', '카르다노', 'CARDANO'],
  LINK: ['체인링크', 'CHAINLINK'],
  PEPE: ['페페'],
  SHIB: ['시바이누', 'SHIBAINU'],
  BCH: ['비트코인캐시', '비트코인캐쉬', 'BITCOINCASH'],
  ETC: ['이더리움클래식', 'ETHEREUMCLASSIC'],
  LTC: ['라이트코인', 'LITECOIN'],
  XLM: ['스텔라루멘', 'STELLAR', 'LUMENS'],
  DOT: ['폴카닷', 'POLKADOT'],
  AVAX: ['아발란체', 'AVALANCHE'],
  UNI: ['유니스왑', 'UNISWAP'],
  AAVE: ['에이브'],
  DAI: ['다이'],
  SUI: ['수이'],
  TON: ['톤코인', 'TONCOIN'],
} as const;
