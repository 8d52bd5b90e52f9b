/** The premium at one time, on both bases. */
export type PremiumPoint = {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** Percent. */
  readonly official: number;
  readonly usdt: number | undefined;
  readonly krwPrice: number | undefined;
  readonly usdPrice: number | undefined;
};
