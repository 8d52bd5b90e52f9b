const QUESTION = 'A question is at most 200 characters long (MAX_QUESTION_UNITS).';
const DIGITS = 'The text is at most 100 digits long (MAX_NUMBER_DIGITS).';
const BUILD = 'It reads the source of this repository, in a test.';
const RUNS = 'It starts only where a run begins, which the check by random texts does not see.';

/** Expressions whose time may grow faster than their text, and why that does no harm; see `checkExpressions.mjs`. */
export const BOUNDED_EXPRESSIONS = new Map([
  [
    String.raw`/^(?<date>.+?)(?:\s*(?<sign>[+-])\s*|\s+|(?<=[일.]))(?<count>\d[\d,]*)\s*(?<unit>일|주|달|개월|년|days?|weeks?|months?|years?)\s*(?<way>후|뒤|전|이전|later|after|before|ago|earlier)?$/iu`,
    QUESTION,
  ],
  [
    String.raw`/\s*(?:~|–|—|부터|에서|\bto\b|\buntil\b|[\r\n\t;]+)\s*|\s*,\s+|(?<=\d{4}[-./]\d{1,2}[-./]\d{1,2}\.?|일)\s+(?=\d{4})/iu`,
    QUESTION,
  ],
  [String.raw`/(?<!\s)\s*까지$/u`, QUESTION],
  [
    String.raw`/^(?<amount>[^\sa-z가-힣]+(?:e[+-]?\d+)?)\s*(?<from>ether|eth|gwei|wei|이더)(?:\s*(?:to|in|->|→|=|를|을)?\s*(?<to>ether|eth|gwei|wei|이더))?$/iu`,
    QUESTION,
  ],
  [
    String.raw`/[\p{Extended_Pictographic}\p{EMod}]|\ufe0f/u`,
    'One character each; the check does not know all properties.',
  ],
  [String.raw`/\B(?=(?:\d{3})+$)/g`, DIGITS],
  [String.raw`/0+$/`, DIGITS],
  [String.raw`/0+$/u`, 'The fraction of a formatted number, of at most 100 digits.'],
  [String.raw`/\.?0+$/`, DIGITS],
  [String.raw`/\.?0+$/u`, DIGITS],
  [String.raw`/^(-?)0*(\d*)(\.\d+)?$/`, DIGITS],
  [String.raw`/(?<!\/)\/+$/u`, RUNS],
  [String.raw`/(?<!0)0+$/`, RUNS],
  [String.raw`/\/+$/u`, 'The origin of the site, which its owner configures.'],
  [
    String.raw`/(?:^|\n)\s*(?:import|export)\b[^'";]*?['"](\.{1,2}\/[^'"]+)['"]|import\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*\)/gu`,
    BUILD,
  ],
  [String.raw`/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu`, BUILD],
  [String.raw`/>\s*([A-Za-z][a-z]+[^<>{}=;()]*)<\//gu`, BUILD],
  [String.raw`/^[!-~]{1,512}$/u`, 'At most 512 characters; the check takes too long for the repetition.'],
]);
