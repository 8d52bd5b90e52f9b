import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { categories } from './registry/categories.ts';
import { discoverTools } from './registry/discoverTools.ts';
import { infoPages } from './site/infoPages.ts';

const registry = await discoverTools();

/** The same files in both languages; only the ids and the prefix differ. */
function routesIn(language: 'ko' | 'en'): RouteConfigEntry[] {
  const pages = infoPages.map(({ id, path, file }) =>
    path === '/' ? index(file, { id: `${language}/${id}` }) : route(path.slice(1), file, { id: `${language}/${id}` }),
  );
  const hubs = categories.flatMap(({ id, path }) => {
    const [first] = registry.toolsOf(id);
    if (first === undefined) return [];
    const view = index(`tools/${first.id}/View.tsx`, { id: `${language}/${id}/first` });
    return [route(path.slice(1), 'pages/category-hub/CategoryHubPage.tsx', { id: `${language}/${id}` }, [view])];
  });
  const tools = registry.tools.map(({ id, path }) =>
    route(path.slice(1), `tools/${id}/View.tsx`, { id: `${language}/tool/${id}` }),
  );
  return [
    ...pages,
    ...hubs,
    layout('shell/tool-frame/ToolPage.tsx', { id: `${language}/tool` }, tools),
    route('*', 'pages/not-found/NotFoundPage.tsx', { id: `${language}/not-found` }),
  ];
}

/** Data that the build writes: the metadata of all tools, and the guide of each. */
const data = [route('metadata/*', 'site/toolMetadataRoute.ts'), route('guides/*', 'site/toolGuideRoute.ts')];

export default [...data, ...routesIn('ko'), ...prefix('en', routesIn('en'))] satisfies RouteConfigEntry[];
