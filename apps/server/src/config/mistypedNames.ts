import { editDistance } from '@toolbox/core/text';

/** Prefixes that only variables of this server have. */
const OWN_PREFIXES = [
  'UPSTREAM_',
  'RATE_',
  'GEO_',
  'ANSWER_',
  'WS_',
  'CHAIN_',
  'TELEGRAM_',
  'WHALE_',
  'PREMIUM_',
  'METRICS_',
  'ETH_RPC',
  'STORE_',
];
/** What orchestrators add to the environment, with any prefix: `WS_SERVICE_HOST`, `WS_PORT_80_TCP_ADDR`. */
const FOREIGN = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)|_PORT$/;
/** Shorter names are similar to too many others. */
const SHORTEST = 6;
const MAX_EDITS = 2;
/** Plurals of short names that are common variables of other programs. */
const FOREIGN_PLURALS = ['HOSTS', 'PORTS'];
const UNITS = ['_MS', '_BYTES'];

export type Mistyped = { readonly name: string; readonly meant: string | undefined };

/** Whether a text is a short name in the plural or with its last letter doubled; other errors may be other words. */
function isShortNameExtended(written: string, known: string): boolean {
  if (known.length >= SHORTEST || FOREIGN_PLURALS.includes(written)) return false;
  return written === `${known}S` || written === known + known.slice(-1);
}

/**
 * Finds names that were probably meant for this server but are not among its variables: by their prefix, or because
 * they lack the unit of one, or differ from one in one or two letters or in the plural; short names only in the plural
 * or with their last letter doubled. Ignoring such a variable would silently drop a setting.
 */
export function mistypedNames(names: readonly string[], known: readonly string[]): readonly Mistyped[] {
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const written = name.toUpperCase().replace(/IES$/, 'Y');
    const near =
      known.find((one) => UNITS.some((unit) => one === written + unit) || isShortNameExtended(written, one)) ??
      known
        .filter((one) => one.length >= SHORTEST && written.length >= SHORTEST)
        .map((one) => [one, editDistance(written, one)] as const)
        .toSorted(([, one], [, other]) => one - other)
        .find(([, edits]) => edits <= MAX_EDITS)?.[0];
    const isOwn = !FOREIGN.test(name) && OWN_PREFIXES.some((prefix) => name.startsWith(prefix));
    return isOwn || near !== undefined ? [{ name, meant: near }] : [];
  });
}
