/**
 * A name for an address that has no guess of its own as a word: one of ENS with other letters or a picture, or one of
 * another service (their lists read 2026-11-27). A sentence may go on right after its period, so those are in lowercase
 * and after a letter of a name. Not the name of a value (`donation.btc=`), the host of a link, or a program such as
 * `trust.wallet`; domains such as `www.crypto.com` go on.
 */
export const OTHER_NAME =
  /[^\s!-~]\.eth(?![0-9A-Za-z])|(?<!:\/\/[\w.-]{0,60})[\w-]\.(?:arb|avax|bit|bitcoin|blockchain|bnb|btc|crypto|dao|inj|lens|nft|polygon|sei|sol|stx|sui|tez|ton|trx|(?<!(?:[Tt]rust|[Pp]hantom|[Cc]oinbase|[Oo]kx|[Bb]itget|[Ee]xodus)\.)wallet|zil|888)(?![0-9A-Za-z]|[.-][A-Za-z]|\s?[=:：])/u;
