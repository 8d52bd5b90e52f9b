/** What makes a function large, by the files that it brings along; the first that matches takes the file. */
const PARTS: readonly (readonly [part: string, files: RegExp])[] = [
  ['exact numbers', /\/core\/src\/exact\//u],
  ['the reader of typed numbers', /\/core\/src\/validate\/(?!parseText|isRecord)/u],
  ['hashes and encodings (`@noble/hashes`, `@scure/base`)', /\/node_modules\/@(?:noble|scure)/u],
  ['the difference of two lists (`diff`)', /\/node_modules\/diff\//u],
  ['the repair of JSON (`jsonrepair`)', /\/core\/src\/json\/repair\/|\/node_modules\/jsonrepair\//u],
  ['the scanner and writer of JSON', /\/core\/src\/json\//u],
  ['lunar years and holidays', /\/core\/src\/(?:dates\/lunar|law\/(?:holiday|oneOff))/u],
  ['rates and tax tables', /\/core\/src\/law\//u],
  ['rules of graphemes', /\/core\/src\/text\/graphemes\//u],
  ['blocks of addresses', /\/core\/src\/net\/ipBlocks/u],
  ['blocks of Unicode', /\/core\/src\/text\/codes\/unicodeBlocks/u],
  ['stop words and particles', /\/core\/src\/text\/keywords\/(?:stopWords|stemsWithoutParticle)/u],
  ['kinds of barcodes', /\/core\/src\/barcode\//u],
];
const OWN = 'its own code';
/** A part below this share is not the reason. */
const NAMED_SHARE = 0.2;
/** Counted with every function. */
const [[SHARED] = ['']] = PARTS;

function partOf(path: string): string {
  return PARTS.find(([, files]) => files.test(path))?.[0] ?? OWN;
}

/** The parts that most of a function consists of, the largest first, besides exact numbers. */
export function sizeParts(modules: ReadonlyMap<string, number>): readonly string[] {
  const sums = new Map<string, number>();
  for (const [path, length] of modules) {
    const part = partOf(path);
    if (part !== SHARED) sums.set(part, (sums.get(part) ?? 0) + length);
  }
  const total = [...sums.values()].reduce((sum, length) => sum + length, 0);
  const large = [...sums].filter(([, length]) => length >= total * NAMED_SHARE);
  return large.toSorted(([, a], [, b]) => b - a).map(([part]) => part);
}
