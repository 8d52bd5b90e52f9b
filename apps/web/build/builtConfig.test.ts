import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { siteConfig } from '../app/site/siteConfig.ts';
import { builtConfig } from './builtConfig.ts';

it('gives the configuration as a value, without what reads it', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [builtConfig()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, '../app/site/siteConfig.ts'), formats: ['es'] },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built))) as { readonly output: readonly { code: string }[] };
  const [{ code } = { code: '' }] = output;
  const { siteConfig: given } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(given).toEqual(siteConfig);
  expect(code).not.toContain('VITE_');
});
