/** One transfer in the response of `/api/crypto/whale-alert`. */
export type WhaleTransfer = {
  readonly id: string;
  readonly coin: string;
  readonly amount: number;
  /** In millions of US dollars. */
  readonly value: number;
  readonly usdValue: number;
  /** Whether the value is computed with a fixed price, because the server knew none. */
  readonly estimated: boolean;
  readonly from: string;
  readonly to: string;
  /** Names of the exchanges that own the addresses, where known. */
  readonly fromLabel: string | undefined;
  readonly toLabel: string | undefined;
  readonly timestamp: string;
  readonly txHash: string;
  readonly type: string;
};
