import { describe, expect, it } from 'vitest';
import { addressChecksum } from './addressChecksum.ts';
import { bech32Checksum } from './bech32Checksum.ts';

describe('witness addresses', () => {
  it.each([
    // BIP 350, valid addresses
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bech32', 'P2WPKH', 'mainnet'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', 'bech32', 'P2WSH', 'testnet'],
    [
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
      'bech32m',
      'unknownWitness',
      'mainnet',
    ],
    ['BC1SW50QGDZ25J', 'bech32m', 'unknownWitness', 'mainnet'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'bech32m', 'unknownWitness', 'mainnet'],
    ['tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy', 'bech32', 'P2WSH', 'testnet'],
    ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c', 'bech32m', 'P2TR', 'testnet'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'bech32m', 'P2TR', 'mainnet'],
    // BIP 173, examples
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bech32', 'P2WPKH', 'mainnet'],
    ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'bech32', 'P2WPKH', 'testnet'],
    ['bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', 'bech32', 'P2WSH', 'mainnet'],
    // Bitcoin Core, key_io_valid.json
    ['bcrt1qdavt4j2sd7dlhqsavtnfxvzppw6k7qy97tmnu9', 'bech32', 'P2WPKH', 'regtest'],
    ['bcrt1pfwxjqvtt4tcxrtdluukfmy2dv7xd2qzdfy6kajv5nwn4yam3wxkq3553uh', 'bech32m', 'P2TR', 'regtest'],
    [
      'bcrt1sx6p8njlx7h9mc2agz4yg82dzne23050ncq72cneeecez2pst8mahn8xecsf8g6hzx94420',
      'bech32m',
      'unknownWitness',
      'regtest',
    ],
    ['bc1z2rksukkjr8', 'bech32m', 'unknownWitness', 'mainnet'],
    ['tb1rx9n9g37az8mu236e5jpxdt0m67y4fuq8rhs0ss3djnm0kscfrwvq0ntlyg', 'bech32m', 'unknownWitness', 'testnet'],
  ])('proves %s', (address, scheme, type, network) => {
    expect(addressChecksum(address, 'BTC')).toEqual({ status: 'passed', scheme, type, network });
  });

  it.each([
    // BIP 350, invalid addresses
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bech32 instead of bech32m'],
    ['tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf', 'bech32 instead of bech32m'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'bech32 instead of bech32m'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'bech32m instead of bech32'],
    ['tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'bech32m instead of bech32'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'foreign character in the checksum'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'witness version 17'],
    ['bc1pw5dgrnzv', 'program of 1 byte'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 'program of 41 bytes'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'version 0 with 16 bytes'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'mixed case'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'padding of more than 4 bits'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'padding that is not zero'],
    ['bc1gmk9yu', 'no data'],
    // BIP 173, invalid addresses
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'wrong checksum'],
    ['BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2', 'witness version 17'],
    ['bc1rw5uspcuh', 'program of 1 byte'],
    ['bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90', 'program of 41 bytes'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7', 'mixed case'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du', 'padding of more than 4 bits'],
    ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv', 'padding that is not zero'],
    // BIP 173, valid then, refused since BIP 350
    ['bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx', 'version 1 with bech32'],
    ['BC1SW50QA3JX3S', 'version 16 with bech32'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvg6kdaj', 'version 2 with bech32'],
    // Bitcoin Core, key_io_invalid.json
    ['bcrt1r2qxpwuge', 'program of 1 byte'],
    ['bc1qdsuzmn04k2z8vryw8l4dj8m5ygqgnne5n', 'version 0 with 16 bytes'],
    ['bcrt1qzwmyj0z924g7fzs5yvnrkc43y76RVyr2lh5t4r', 'mixed case'],
  ])('fails %s: %s', (address) => {
    expect(addressChecksum(address, 'BTC')).toMatchObject({ status: 'failed', type: 'unknown', network: 'unknown' });
  });

  it('names the scheme that the witness version asks for', () => {
    expect(bech32Checksum('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5').scheme).toBe('bech32');
    expect(bech32Checksum('bc1pw5dgrnzv').scheme).toBe('bech32m');
  });

  it.each([
    // BIP 173 and 350: right strings of another prefix, and wrong strings
    'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty',
    'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
    'bt1pq65rzej5glw3ra79gav6fqnx4haa0z257qr3mc8cggkefahmgvyseufhc0',
    'A12UEL5L',
    'a1lqfn3a',
    'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs',
    'abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw',
    '11qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqc8247j',
    'split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w',
    '?1ezyfcl',
    ' 1nwldj5',
    '\u007f1axkwrx',
    '\u00801eym55h',
    'pzry9x0s0muk',
    '1pzry9x0s0muk',
    'x1b4n0q5v',
    'li1dgmt3',
    'de1lg7wt\u00ff',
    'A1G7SGD8',
    '10a06t8',
    '1qzzfhee',
    'M1VUXWEZ',
    '16plkw9',
    '',
  ])('rejects %j, which is not a Bitcoin address', (text) => {
    expect(bech32Checksum(text)).toMatchObject({ status: 'failed', type: 'unknown', network: 'unknown' });
  });
});
