import { plainCharacters } from '../../validate/plainCharacters.ts';

/**
 * Private keys in base 58: of Bitcoin, its testnets, Litecoin, Dogecoin and Dash, encrypted (BIP 38), extended, of
 * Tezos, EOS, NEAR and Avalanche. Words may be around them.
 */
const BASE58_KEY =
  /(?<![0-9A-Za-z])(?:(?:[567]|9(?=[1-3]))[1-9A-HJ-NP-Za-km-z]{50}|[KLcTQX][1-9A-HJ-NP-Za-km-z]{51}|6P[1-9A-HJ-NP-Za-km-z]{56}|(?:[xyztuvYZUV]prv|[LM]tpv|dgpv)[1-9A-HJ-NP-Za-km-z]{107,108}|(?:ed|sp|p2)sk[1-9A-HJ-NP-Za-km-z]{50}|edsk[1-9A-HJ-NP-Za-km-z]{94}|PVT_[KR]1_[1-9A-HJ-NP-Za-km-z]{40,60}|ed25519:[1-9A-HJ-NP-Za-km-z]{86,88}|PrivateKey-[1-9A-HJ-NP-Za-km-z]{45,55})(?![0-9A-Za-z])/u;
/** In bech32, of Sui, Nostr, Cardano, Zcash and age, and shares and seeds of Bitcoin (BIP 93, 2023-02-13). */
const BECH32_KEY =
  /(?<![0-9A-Za-z_])(?:suiprivkey|nsec|ncryptsec|ms|\w{1,20}_x?sk|secret-extended-key-\w{1,10}|age-secret-key-)1[02-9ac-hj-np-z]{38,300}(?![0-9A-Za-z])/iu;
/** In base 32, of Stellar. */
const BASE32_KEY = /(?<![0-9A-Za-z])S[A-D][A-Z2-7]{54}(?![0-9A-Za-z])/u;
/**
 * The seed of an XRP account among other characters: its version allows only these at the beginning. A damaged one is a
 * secret too, so the checksum is not verified. Long names of code have no digit; so does one seed in 100, which needs a
 * label.
 */
const XRP_SEED_INSIDE =
  /(?<![0-9A-Za-z])(?:s[ahnps](?:(?=[A-Za-z]{0,26}\d)|(?<=(?:XRP|[Ss]eed|[Ss]ecret|리플|시드)[^\dA-Za-z가-힣]{1,4}s.))[1-9A-HJ-NP-Za-km-z]{27}|sEd[7STV][1-9A-HJ-NP-Za-km-z]{27})(?![0-9A-Za-z])/u;
/** The same, also a character longer or shorter. A word may look like that, so nothing may be around it. */
const XRP_SEED = /^(?=.*\d)(?=.*[A-Z])s[1-9A-HJ-NP-Za-km-z]{27,30}$/u;
/** The bytes of a key pair, as Solana's command line stores them. */
const BYTES = /^\[?\s?(?:\d{1,3}\s?,\s?){63}\d{1,3}\s?\]?$/u;
/** In hexadecimal, with its type and address as wallets of Kaia export it, or in the DER of Hedera. */
const HEX_WITH_TYPE =
  /(?<![0-9a-z])(?:0x[0-9a-f]{64}0x[0-9a-f]{2}0x[0-9a-f]{40}|(?:0x)?30(?:2e020100300506032b6570|30020100300706052b8104000a)04220420[0-9a-f]{64})(?![0-9a-z])/iu;
const HEX_KEY = /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/iu;
const HEX_RUN = new RegExp(HEX_KEY.source, 'giu');
/** A hash in a link to its transaction. */
const TRANSACTION = /\/(?:tx|txs|txn|transactions?)\/(?:0x)?[0-9a-f]{64}(?![0-9a-z])/giu;
/** These words say it anywhere in the text. A sale or a chat may be private as well. */
const SECRET_WORDS =
  /(?:priv(?:ate)?|secret)(?![a-z]{0,10}\s(?:sale|round|chat|channel|group|message|transaction|tx|santa)(?![a-z]))|개인\s?키|비밀\s?키|프라이빗\s?키|시크릿/iu;
/**
 * These are a label only right before the digits, which may be in groups: `SK텔레콤 0x…` is a company. The key of a
 * program, such as an API key, is not that of a wallet.
 */
const SHORT_LABEL =
  /(?:(?<![a-z])(?:pk|sk|(?<!(?:idempotency|request|api|cache|storage|map|sort|primary|foreign|partition|row|order|event|lookup|license|tx|transaction)[\s_-]?)key)|(?<![가-힣])키(?:[는가]|\s?값은?)?)(?:\s(?:is|value)|\s?\([a-z\d]{1,10}\))?[^\da-z가-힣]{0,4}(?:0x\s?)?(?:[0-9a-f]\s?){64}(?![0-9a-z])/iu;
/**
 * Letters of both cases and a digit: an address in bech32, base 32 or hexadecimal has letters of one case. Addresses of
 * TON, XRP and chains like Polkadot have these lengths, those of EOS, Mina, Ergo, Liquid and Byron prefixes, as have
 * public keys of Tezos and files of IPFS, and a part of a path is not a key.
 */
const NAMED_KEY =
  /(?<![0-9A-Za-z+/_-])(?!EOS|B62q|9[e-i]|V[JT]|Ae2|edpk|Qm[0-9A-Za-z]{44}(?![0-9A-Za-z+/=])|[0-9A-Za-z]{47,48}(?![0-9A-Za-z+/=]))(?:(?=[0-9A-Z]*[a-z])(?=[0-9a-z]*[A-Z])(?=[A-Za-z]*\d)[0-9A-Za-z]{43,90}|[0-9A-Za-z+/]{42,88}={1,2})(?![0-9A-Za-z+/=_-])/gu;
/**
 * What makes a run in base 58 or base 64 a key, right before it: public keys, addresses and signatures look the same.
 * `SECRET_KEY` is a setting of programs for the web.
 */
const KEY_LABEL =
  /(?:(?:private[\s_-]?|secret[\s-]?)key|(?:개인|비밀|프라이빗|시크릿)\s?키)(?:[는은가이]|\s?값은?|\s(?:is|value))?(?:\s?\([^)]{1,20}\))?[^\da-z가-힣?]{0,6}$/iu;
/** A public key may have the length of a private one. */
const PUBLIC_LABEL = /pub|공개|퍼블릭/iu;
const LABEL = /^[^:：=]{0,40}[:：=]\s*/u;
/** A number of the eight that the wallet Xaman has in place of a seed of XRP (XLS-12, 2020-11-16). */
const SECRET_NUMBER = /(?<!\d)\d{6}(?!\d)/gu;
const SECRET_NUMBERS = 8;

/** Whether one of these runs is right behind the label of a private key. */
function hasLabelled(runs: RegExp, line: string): boolean {
  return Array.from(line.matchAll(runs)).some(({ index }) => KEY_LABEL.test(line.slice(0, index)));
}

/** Whether a text has eight numbers of 16 bits, each with the check digit of its place. */
function hasSecretNumbers(line: string): boolean {
  const numbers = line.match(SECRET_NUMBER) ?? [];
  const isChecked = (number: string, place: number) => {
    const bits = Number(number.slice(0, -1));
    return bits < 2 ** 16 && (bits * (2 * place + 1)) % 9 === Number(number.slice(-1));
  };
  // The check digit of a round amount, such as 450000, is right at every place.
  const areRound = numbers.filter((number) => number.endsWith('0')).length > SECRET_NUMBERS / 2;
  return numbers.length === SECRET_NUMBERS && !areRound && numbers.every(isChecked);
}

function asLine(text: string): string {
  return plainCharacters(text).replace(/\s+/gu, ' ');
}

/**
 * Whether a text of any length contains a private key whose form or label leaves no doubt. Its words are not joined,
 * because those of a paragraph make a key.
 */
export function containsPrivateKey(text: string): boolean {
  const line = asLine(text);
  return (
    [BASE58_KEY, BECH32_KEY, BASE32_KEY, XRP_SEED_INSIDE, HEX_WITH_TYPE].some((pattern) => pattern.test(line)) ||
    hasSecretNumbers(line) ||
    BYTES.test(line.replace(LABEL, '')) ||
    (SHORT_LABEL.test(line) && !PUBLIC_LABEL.test(line)) ||
    hasLabelled(HEX_RUN, line) ||
    hasLabelled(NAMED_KEY, line)
  );
}

/**
 * Whether a text is or contains a private key, also with a label, in quotes, and with line breaks or invisible
 * characters inside. Hexadecimal digits need a label, because they may be the hash of a transaction;
 * a short one such as `key` has to be right before them.
 */
export function isPrivateKey(text: string): boolean {
  const line = asLine(text);
  const joined = line.replaceAll(' ', '');
  const found = (pattern: RegExp) => pattern.test(line) || pattern.test(joined);
  const value = joined.replace(LABEL, '').replace(/^["'`]|["'`]$/gu, '');
  const unlinked = line.replace(TRANSACTION, '');
  const hasHex = [unlinked, unlinked.replaceAll(' ', '')].some((way) => HEX_KEY.test(way));
  const isLabelled = SHORT_LABEL.test(unlinked) || (hasHex && SECRET_WORDS.test(unlinked));
  return (
    found(BASE58_KEY) ||
    found(BECH32_KEY) ||
    found(BASE32_KEY) ||
    found(HEX_WITH_TYPE) ||
    hasSecretNumbers(line) ||
    XRP_SEED_INSIDE.test(line) ||
    XRP_SEED.test(value) ||
    BYTES.test(line.replace(LABEL, '')) ||
    (isLabelled && !PUBLIC_LABEL.test(line)) ||
    hasLabelled(HEX_RUN, line) ||
    hasLabelled(NAMED_KEY, line)
  );
}
