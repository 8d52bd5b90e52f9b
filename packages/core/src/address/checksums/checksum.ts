/** How an address carries its checksum: in its capitals (EIP-55), in base58check, or in bech32 and bech32m. */
export type ChecksumScheme = 'eip55' | 'base58check' | 'bech32' | 'bech32m';

/** What the address pays to. `unknownWitness` is well formed, but no current wallet uses it. */
export type AddressType = 'account' | 'P2PKH' | 'P2SH' | 'P2WPKH' | 'P2WSH' | 'P2TR' | 'unknownWitness' | 'unknown';

/** Bitcoin's testnets share one prefix and cannot be distinguished; an Ethereum address is valid on `any` network. */
export type AddressNetwork = 'mainnet' | 'testnet' | 'regtest' | 'any' | 'unknown';

/** What the checksum of an address says, and what kind of address it is. */
export type AddressChecksum = {
  /** `absent`: the address carries no checksum, so typos cannot be detected. */
  readonly status: 'passed' | 'failed' | 'absent';
  readonly scheme: ChecksumScheme;
  readonly type: AddressType;
  readonly network: AddressNetwork;
};
