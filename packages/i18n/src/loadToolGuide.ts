import type { Language, ToolId } from './catalog.ts';
import type { GuideLabels, GuidePage, ToolGuide } from './toolGuide.ts';

type GuideIndex = {
  readonly labels: GuideLabels;
  readonly guides: Readonly<Record<ToolId, () => Promise<{ readonly guide: ToolGuide }>>>;
};

const indexes: Readonly<Record<Language, () => Promise<GuideIndex>>> = {
  ko: () => import('./ko/guides.ts'),
  en: () => import('./en/guides.ts'),
};

/** The guide of a tool in a language. For the build: a page fetches what the build has written of it. */
export async function loadToolGuide(language: Language, id: ToolId): Promise<GuidePage> {
  const { labels, guides } = await indexes[language]();
  const { guide } = await guides[id]();
  return { labels, ...guide };
}
