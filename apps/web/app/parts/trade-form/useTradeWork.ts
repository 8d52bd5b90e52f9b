import { lazyModule } from '../../loading/lazyModule.ts';

/** The empty form does not need the calculation, so the page does not wait for it. */
export const useTradeWork = lazyModule(() => import('./tradeWork.ts'));

export type TradeWork = NonNullable<ReturnType<typeof useTradeWork>>;
