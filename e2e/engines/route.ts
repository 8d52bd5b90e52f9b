import { categories } from '@toolbox/web/registry/categories';
import { localPath } from '@toolbox/web/site/localPath';
import { pagePaths } from '@toolbox/web/site/pagePaths';
import { LANGUAGES, type Language, messageIn } from '../support/messages.ts';
import { registry } from '../support/registry.ts';
import { type SmokeStep, smokeOf, smokeSteps } from '../support/smokeSteps.ts';

/** What a visitor does on a page, and the text that must then appear. */
export type Example = {
  readonly steps: readonly SmokeStep[];
  readonly within: string;
  readonly expect: readonly string[];
};

/** One page in one language. */
export type Route = {
  readonly path: string;
  readonly language: Language;
  readonly address: string;
  readonly example: Example | undefined;
  /** Whether the page needs data of the server. */
  readonly needsServer: boolean;
};

/** An address that no page has. */
export const UNKNOWN = '/nope';

/** A hub shows the tool that was picked; the home page finds one; the other pages have nothing to try. */
async function exampleOf(path: string, language: Language): Promise<Example | undefined> {
  const tool = registry.tools.find((one) => one.path === path);
  if (tool !== undefined) {
    const smoke = await smokeOf(tool.id);
    return { steps: smokeSteps(language, smoke), within: '#result', expect: smoke.expect };
  }
  if (path === '/') {
    const name = messageIn(language, 'meta:tools.vat-calculator.name');
    const search = { action: 'fill', name: messageIn(language, 'shell:search.label'), text: name } as const;
    return { steps: [search], within: 'main [role=listbox]', expect: [name] };
  }
  const category = categories.find((one) => one.path === path);
  const last = category && registry.toolsOf(category.id).findLast(({ hub }) => hub !== 'link');
  if (last === undefined) return undefined;
  const name = messageIn(language, `meta:tools.${last.id}.name`);
  return { steps: [{ action: 'press', name }], within: 'main', expect: [name] };
}

/** Every page of the site and one unknown address, in both languages. */
export async function listRoutes(): Promise<readonly Route[]> {
  const paths = [...pagePaths(registry), UNKNOWN];
  const pairs = paths.flatMap((path) => LANGUAGES.map((language) => ({ path, language })));
  return Promise.all(
    pairs.map(async ({ path, language }) => ({
      path,
      language,
      address: localPath(path, language),
      example: await exampleOf(path, language),
      needsServer: registry.tools.some((tool) => tool.path === path && tool.server === true),
    })),
  );
}
