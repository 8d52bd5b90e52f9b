import { useMessages } from '../../i18n/useMessages.ts';

const KNOWN = ['upbit', 'bithumb', 'binance', 'coinbase', 'naver', 'exchangerate-api'] as const;

/** The name of a service as the page's language writes it. */
export function useSourceName(): (source: string) => string {
  const t = useMessages('kimchi-premium');
  return (source) => {
    const known = KNOWN.find((name) => name === source);
    return known === undefined ? source : t(`services.${known}`);
  };
}
