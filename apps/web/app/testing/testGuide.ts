import { LANGUAGES, loadToolGuide, loadToolMetadata, type ToolId } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';

type GuideFacts = {
  /** The figures in the guide, computed as in the tool. A string must occur unchanged. */
  readonly figures?: readonly (bigint | number | string)[];
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

/** Declares the tests that compare what a tool's guide says with what the tool computes, in both languages. */
export function testGuide(id: ToolId, { figures, searched }: GuideFacts): void {
  if (figures !== undefined) {
    describe.each(LANGUAGES)('the figures of the guide in %s', (language) => {
      it.each(figures)('%s: as the tool computes it', async (figure) => {
        const { how, questions } = await loadToolGuide(language, id);
        const text = [...how, ...questions.map(({ answer }) => answer)].join('\n');
        const written = typeof figure === 'string' ? [figure] : spellings(figure);
        expect(
          written.some((spelling) => text.includes(spelling)),
          text,
        ).toBe(true);
      });
    });
  }

  if (searched !== undefined) {
    it.each(searched)('is found by %s: in the head, and in what the page shows', async (word) => {
      const { title = '', description } = (await loadToolMetadata('ko'))[id];
      const { how, sources, questions } = await loadToolGuide('ko', id);
      const asked = questions.flatMap(({ question, answer }) => [question, answer]);
      const shown = [description, ...how, ...sources.map(({ name }) => name), ...asked].join(' ');
      expect(shown).toContain(word);
      expect(`${title} ${description}`).toContain(word);
    });
  }
}
