/** What an exchange reads of the configuration: the coins, its patience, and the addresses it names. */
export type Settings<Address extends `UPSTREAM_${string}`> = {
  readonly SYMBOLS: readonly string[];
  readonly STALE_MS: number;
} & { readonly [Name in Address]: string };
