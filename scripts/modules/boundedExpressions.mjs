const DIGITS = 'The text is at most 100 digits long (MAX_NUMBER_DIGITS).';
const BUILD = 'It reads the source of this repository, in a test.';
const RUNS = 'It starts only where a run begins, which the check by random texts does not see.';
const LINES = 'It starts only where a line or a string begins, which the check by random texts does not see.';
const LINK = 'A text to read as a link is at most 2,000 characters long (MAX_PASTED_UNITS).';
const BOUNDS = 'From each start it reads a bounded number of characters, or blanks that no other start reads.';

/** Expressions whose time may grow faster than their text, and why that does no harm; see `checkExpressions.mjs`. */
export const BOUNDED_EXPRESSIONS = new Map([
  [
    String.raw`/[\p{Extended_Pictographic}\p{EMod}]|\ufe0f/u`,
    'One character each; the check does not know all properties.',
  ],
  [
    String.raw`/\r\n|[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?:\p{RI}{2}|[\u1100-\u115f]*[\uac00-\ud7a3\u1160-\u11a7][\u1160-\u11a7]*[\u11a8-\u11ff]*|[\u1100-\u115f]+|[\u11a8-\u11ff]+|\p{Extended_Pictographic}(?:[\p{M}\p{EMod}]*\u200d\p{Extended_Pictographic})*|[^])[\p{M}\p{EMod}\u0e33\u0eb3\u200c\u200d]*/gu`,
    'No two adjacent parts can match the same character; the check does not know all properties.',
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
  [String.raw`/:\/\/|(?<![\w.-])(?:[\w-]+\.)+[a-z]{2,24}(?::\d{1,5})?\/|(?<![\w-])eip155:\d{1,10}\//iu`, RUNS],
  [
    String.raw`/(?<!(?:per|under|our|your|my|rental|lease|sales|service|employment)\s(?:the\s|our\s)?)contract(?!or|ual|\s(?:payment|deposit|fee|amount|price|balance|date|number))|token\s+address|컨트랙|콘트랙|컨트렉|계약\s?주소|(?:스마트|토큰|코인)\s?계약|계약[은이]?[^\da-z가-힣]{0,4}0x|0x[^\da-z가-힣]{0,4}계약(?![가-힣])|토큰\s?주소|合约|合約|(?<![a-z])(?:token|nft|lp|pair|pool|collection)\s?:\s?0x|토큰\s?:\s?0x/iu`,
    BOUNDS,
  ],
  [
    String.raw`/(?:(?<![a-z])(?:pk|sk|(?<!(?:idempotency|request|api|cache|storage|map|sort|primary|foreign|partition|row|order|event|lookup|license|tx|transaction)[\s_-]?)key)|(?<![가-힣])키(?:[는가]|\s?값은?)?)(?:\s(?:is|value)|\s?\([a-z\d]{1,10}\))?[^\da-z가-힣]{0,4}(?:0x\s?)?(?:[0-9a-f]\s?){64}(?![0-9a-z])/iu`,
    BOUNDS,
  ],
  [
    String.raw`/(?<![a-z\d])(?:eth|ethereum|lightning|stellar|kaspa|algorand|polkadot|tezos|[a-z\d-]{0,20}(?:(?<!bit)coin|cash|(?<!block)chain)):[13][1-9A-HJ-NP-Za-km-z]{25}/iu`,
    BOUNDS,
  ],
  [
    String.raw`/(?<![0-9A-Za-z])(?:0x[0-9a-fA-F]{40}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|[bB][cC]1[0-9A-Za-z]{39,59})(?![0-9A-Za-z])/gu`,
    BOUNDS,
  ],
  [String.raw`/(?<!\s)\s{0,3}\([^()]{0,60}\)$/u`, BOUNDS],
  [
    String.raw`/\((?:[^()]+ · [^()]+|직접 입력|typed by you)\)$/iu`,
    'A text to read as a figure is at most 100 characters long (MAX_LENGTH).',
  ],
  [String.raw`/[\w$]\(\s*(?:(?:"[^"\n]{0,1000}"|'[^'\n]{0,1000}')\s*,\s*){1,8}$/u`, BOUNDS],
  [String.raw`/^[^\s=]*[^\s=\p{Script=Hangul}] [^\p{L}\p{N}?=]*\p{Script=Hangul}[^?=]*$/u`, LINK],
  [String.raw`/(?<![^\s,;|])\(?(\d{1,3})([.)]) +(?=[₩+\-\u2212]?\d)(?!\d{1,3}[.)](?:\s|$))/gu`, RUNS],
  [
    String.raw`/^(?<date>.+?)(?:\s*(?<sign>[+-])\s*|\s*(?<open>부터)\s*|\s+|(?<=[일.]))(?<count>\d[\d,]*)\s*(?<unit>business days|business day|working days|working day|workdays|workday|months|weeks|month|years|days|week|mths|year|day|wks|mos|mth|yrs|영업일|주일|wk|개월|mo|yr|일|d|주|w|달|년|해|y)\s*(?<lasting>간|동안)?\s*(?<way>후|뒤|전|이전|later|after|before|ago|earlier)?$/iu`,
    'A question is at most 200 characters long (MAX_QUESTION_UNITS).',
  ],
  [
    String.raw`/(?:[\s.!。！]|(?<!(?:실수령액?|take[- ]home(?: pay)?) ?)[?？])+$/iu`,
    'A question is at most 200 characters long (MAX_QUESTION_UNITS).',
  ],
  [String.raw`/(?<![.!])[.!]+$/`, RUNS],
  [String.raw`/(?<![\w$])[a-z_$][\w$]*\s{0,9}:/giu`, RUNS],
  [
    String.raw`/"(?:[^"\\]|\\.?)*"?|^(?:HTTP\/[\d.]{1,5} \d{3}|[A-Z]{3,10} \S+ HTTP\/[\d.]{1,5})[^\n[{]*\n(?:[\w-]+:[^\n]*\n)+(?=\r?\n\s*[[{\uff3b\uff5b])/gmsu`,
    LINES,
  ],
  [String.raw`/"(?:[^"\\]|\\.?)*"?|^(?:[{}] \[\d{1,15} bytes data\]\r?\n|[*<>](?: [^\n]*)?\r?(?:\n|$))/gmsu`, LINES],
  [String.raw`/"(?:[^"\\\n]|\\.)*\\?"?|(?<!\\)'(?:[^'\\\n]|\\.)*'/gu`, RUNS],
  [
    String.raw`/\[(?:object [A-Z]\w{0,40}|Object|Array|Circular(?: \*\d{1,9})?|(?:Async)?(?:Generator)?Function(?:: [^[\]\n]{1,80}| \(anonymous\))|class [\p{L}\p{N}_$ .]{1,80})\]|\{\u2026\}|\[\u2026\]|\[(?:[BCDFIJSZ]|L[\w.$]{1,200};)@[\da-f]{1,8}(?!\w)|<\d{1,15} empty items?>|(?:\.\.\.|\u2026) ?\d{1,15} more (?:item|character)s?(?!\w)/u`,
    BOUNDS,
  ],
  [
    String.raw`/,? ?\(?(?:(?:휴게|휴식|점심)(?: ?시간)?[ :]{0,3}(?:(?<korean>\d{1,3}(?:\.5)? ?(?:시간|분) ?)|(?<times>\d[\d:시분부터까지에서 ~-]{2,30}))(?:별도|제외|[미불]포함|(?<included>포함))?|(?<english>\d{1,3}(?:\.5)?[ -]?(?:h|hours?|min|minutes?)) break)\)?$/iu`,
    BOUNDS,
  ],
  [
    String.raw`/^[A-Z]{2,10}:|^A(?=\d{6}(?!\d))|(?<=^[A-Z\d]{2,10}) ?\(.*\)$|\([A-Z\d]{2,10}\)|[ -]PERP(?:ETUAL)?$| ?\d{1,3}차$/gu`,
    'It starts at a bounded number of places: at the beginning, at a mark or within the first ten characters.',
  ],
  [
    String.raw`/\b(?:(bitcoin):[/\s]*[13b]\w{25,}|(?:(?:ethereum:[/\s]*|metamask[a-z.]+\/send\/)(?:pay-)?|eip155:(\d+):|(?=\w+\s*@\d))0x[0-9a-f]{40}(?:\s*@(0x[0-9a-f]{1,8}|\d{1,10}))?)(?:\/?[\r\n]*[?&](.*)$|(?![@＠%]|\/?\w))/isu`,
    LINK,
  ],
  ['/["`>”’\']*\\)?$/u', LINK],
  [
    String.raw`/[\p{L}\p{N}_\ud800-\udbff]*$/u`,
    'The part of a word beside a change is at most 64 characters long (REACH).',
  ],
  [
    String.raw`/^(?:[a-z]{1,2}(?=\$))?[^\p{L}\p{N}]{0,3}\p{Nd}(?:[\p{Nd}.,십백천만억조]|(?<=십) (?=[\p{Nd}.,]+[원])(?![\p{Nd}.,]+[십백천])|(?<=백) (?=[\p{Nd}.,]+[십원])(?![\p{Nd}.,십]+[백천])|(?<=천) (?=[\p{Nd}.,]+[십백원])(?![\p{Nd}.,십백]+[천])|(?<=만) (?=[\p{Nd}.,]+[십백천원])(?![\p{Nd}.,십백천]+[만억조])|(?<=억) (?=[\p{Nd}.,]+[십백천만원])(?![\p{Nd}.,십백천만]+[억조])|(?<=조) (?=[\p{Nd}.,]+[십백천만억원])(?![\p{Nd}.,십백천만억]+[조]))*(?:e[+-]?\p{Nd}{1,2})?[^\p{L}\p{N}]{0,3}\p{L}{0,10}$/iu`,
    'From each space it reads only the number behind it, which no other space reads.',
  ],
]);
