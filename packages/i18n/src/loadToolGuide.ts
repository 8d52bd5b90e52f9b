import type { Language, ToolId } from './catalog.ts';
import type { GuideLabels, GuidePage, ToolGuide } from './toolGuide.ts';

const labelsOf: Readonly<Record<Language, () => Promise<{ readonly labels: GuideLabels }>>> = {
  ko: () => import('./ko/guideLabels.ts'),
  en: () => import('./en/guideLabels.ts'),
};

/**
 * The guide of a tool in a language. For the build: a page fetches the data that the build has written.
 *
 * The file is found by its name, so a new tool joins no second index; the tests ask for a guide of every tool.
 */
export async function loadToolGuide(language: Language, id: ToolId): Promise<GuidePage> {
  const { labels } = await labelsOf[language]();
  const { guide }: { readonly guide: ToolGuide } = await import(`./${language}/guides/${id}.ts`);
  return { labels, ...guide };
}
