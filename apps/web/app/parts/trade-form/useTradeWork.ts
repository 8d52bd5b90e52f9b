import { laterModule } from '../later/laterModule.ts';

/** The empty form does not need its arithmetic, so the page does not wait for it. */
export const useTradeWork = laterModule(() => import('./tradeWork.ts'));

export type TradeWork = NonNullable<ReturnType<typeof useTradeWork>>;
