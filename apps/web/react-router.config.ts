import type { Config } from '@react-router/dev/config';
import { LANGUAGES } from '@toolbox/i18n';
import { discoverTools } from './app/registry/discoverTools.ts';
import { localPath } from './app/site/localPath.ts';
import { pagePaths } from './app/site/pagePaths.ts';
import { toolHeadsPath } from './app/site/toolHeadsPath.ts';

/** Every page is built in both languages; there is no server rendering. */
export default {
  appDirectory: 'app',
  buildDirectory: 'dist',
  ssr: false,
  async prerender() {
    const paths = [...pagePaths(await discoverTools()), '/404'];
    return [...LANGUAGES.map(toolHeadsPath), ...paths.flatMap((path) => [path, localPath(path, 'en')])];
  },
} satisfies Config;
