import type { Config } from '@react-router/dev/config';
import { discoverTools } from './app/registry/discoverTools.ts';
import { localPath } from './app/site/localPath.ts';
import { pagePaths } from './app/site/pagePaths.ts';

/** Every page is built in both languages; there is no server rendering. */
export default {
  appDirectory: 'app',
  buildDirectory: 'dist',
  ssr: false,
  async prerender() {
    const paths = [...pagePaths(await discoverTools()), '/404'];
    return paths.flatMap((path) => [path, localPath(path, 'en')]);
  },
} satisfies Config;
