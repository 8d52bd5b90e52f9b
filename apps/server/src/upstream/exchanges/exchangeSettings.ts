/** The part of the configuration for an exchange: the coins, the timeouts, and its URLs. */
export type ExchangeSettings<Address extends `UPSTREAM_${string}`> = {
  readonly SYMBOLS: readonly string[];
  readonly STALE_MS: number;
} & { readonly [Name in Address]: string };
