import type { Config } from '@react-router/dev/config';
import { LANGUAGES } from '@toolbox/i18n';
import { discoverTools } from './app/registry/discoverTools.ts';
import { localPath } from './app/site/localPath.ts';
import { pagePaths } from './app/site/pagePaths.ts';
import { toolGuidePath } from './app/site/toolGuidePath.ts';
import { toolMetadataPath } from './app/site/toolMetadataPath.ts';

/** Every page is built in both languages; there is no server rendering. */
export default {
  appDirectory: 'app',
  buildDirectory: 'dist',
  ssr: false,
  async prerender() {
    const registry = await discoverTools();
    const paths = [...pagePaths(registry), '/404'];
    const guides = registry.tools.flatMap(({ id }) => LANGUAGES.map((language) => toolGuidePath(id, language)));
    return [...LANGUAGES.map(toolMetadataPath), ...guides, ...paths.flatMap((path) => [path, localPath(path, 'en')])];
  },
} satisfies Config;
