import { lazyModule } from '../../loading/lazyModule.ts';

/** The empty form needs no parser, so the page does not wait for it. */
export const useTradeParser = lazyModule(() => import('./tradeParser.ts'));

export type TradeParser = NonNullable<ReturnType<typeof useTradeParser>>;
