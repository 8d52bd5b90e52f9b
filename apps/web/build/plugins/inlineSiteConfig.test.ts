import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { siteConfig } from '../../app/site/siteConfig.ts';
import { inlineSiteConfig } from './inlineSiteConfig.ts';

it('inlines the configuration as a literal, without the code that reads the environment', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineSiteConfig()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, '../../app/site/siteConfig.ts'), formats: ['es'] },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built))) as { readonly output: readonly { code: string }[] };
  const [{ code } = { code: '' }] = output;
  const { siteConfig: given } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(given).toEqual(siteConfig);
  expect(code).not.toContain('VITE_');
});
