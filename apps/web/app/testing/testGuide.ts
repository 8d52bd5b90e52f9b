import { LANGUAGES, type Language, loadToolGuide, loadToolMetadata, type ToolId } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';

type Figure = bigint | number | string;

type GuideFacts = {
  /** The figures in the guide, computed as in the tool. A string must occur unchanged. */
  readonly figures?: readonly Figure[];
  /** The figures that the guide only states: the input of an example, or the rate of a law that no formula uses. */
  readonly given?: readonly Figure[];
  /** What Koreans type into a search engine to find such a tool. */
  readonly searched?: readonly string[];
};

const MAN = 10_000;
const EOK = 100_000_000;

/** The formats of an amount in a sentence. */
function spellings(amount: bigint | number): readonly string[] {
  const value = Number(amount);
  return [
    value.toLocaleString('en-US'),
    ...(value % MAN === 0 ? [`${(value / MAN).toLocaleString('en-US')}만`] : []),
    ...(value % (1000 * MAN) === 0 ? [`${value / (1000 * MAN)}천만`] : []),
    ...(value % EOK === 0 ? [`${value / EOK}억`] : []),
    ...(value % 1_000_000 === 0 ? [`$${value / 1_000_000} million`] : []),
  ];
}

/** An amount of money or a percentage. */
const AMOUNT = /[₩$]\d[\d,]*(?:\.\d+)?(?: million)?|(?<![\w%])\d[\d,]*(?:\.\d+)?(?:(?:천만|만|억)? ?(?:원|달러)|%)/gu;

async function guideText(language: Language, id: ToolId): Promise<string> {
  const { how, questions } = await loadToolGuide(language, id);
  return [...how, ...questions.flatMap(({ question, answer }) => [question, answer])].join('\n');
}

/** The amounts of money, without their unit, and the percentages that a tool's guide contains. */
export async function amountsInGuide(language: Language, id: ToolId): Promise<readonly string[]> {
  const amounts = (await guideText(language, id)).match(AMOUNT) ?? [];
  return amounts.map((amount) =>
    amount
      .replace(/^₩|^\$(?!.* million$)/u, '')
      .replace(/,$/u, '')
      .replace(/ ?(?:원|달러)$/u, ''),
  );
}

/**
 * Declares the tests that compare what a tool's guide says with what the tool computes, in both languages. An amount of
 * money or a percentage that is not listed fails.
 */
export function testGuide(id: ToolId, { figures = [], given = [], searched }: GuideFacts): void {
  const written = (figure: Figure) => (typeof figure === 'string' ? [figure] : spellings(figure));

  describe.each(LANGUAGES)('the figures of the guide in %s', (language) => {
    it.each(figures)('%s: as the tool computes it', async (figure) => {
      const text = await guideText(language, id);
      expect(
        written(figure).some((spelling) => text.includes(spelling)),
        text,
      ).toBe(true);
    });

    it('include each amount of money and each percentage', async () => {
      const listed = new Set([...figures, ...given].flatMap(written));
      expect((await amountsInGuide(language, id)).filter((amount) => !listed.has(amount))).toEqual([]);
    });
  });

  if (searched !== undefined) {
    it.each(searched)('is found by %s: in the metadata, and in what the page shows', async (word) => {
      const { title = '', description } = (await loadToolMetadata('ko'))[id];
      const { how, sources, questions } = await loadToolGuide('ko', id);
      const asked = questions.flatMap(({ question, answer }) => [question, answer]);
      const shown = [description, ...how, ...sources.map(({ name }) => name), ...asked].join(' ');
      expect(shown).toContain(word);
      expect(`${title} ${description}`).toContain(word);
    });
  }
}
