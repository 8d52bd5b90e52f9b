import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { afterAll, expect, it } from 'vitest';
import config from '../../react-router.config.ts';
import { UNUSED_MODULES, unusedRouterModules } from './unusedRouterModules.ts';

// Beside the packages that it imports.
const root = mkdtempSync(join(import.meta.dirname, 'unused-router-modules-'));
afterAll(() => rmSync(root, { recursive: true }));

async function bundled(plugins: PluginOption[]) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins,
    build: { write: false, minify: false, rollupOptions: { input: join(root, 'main.js') } },
  })) as { readonly output: readonly { readonly code?: string; readonly modules?: object }[] };
  return {
    code: output.map(({ code = '' }) => code).join('\n'),
    modules: output.flatMap(({ modules = {} }) => Object.keys(modules)),
  };
}

it('leaves out of the client what only a server with routes or instrumentation needs', async () => {
  writeFileSync(
    join(root, 'main.js'),
    `import { Links, Outlet, Scripts } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
document.body.result = [Links, Outlet, Scripts, HydratedRouter];`,
  );
  const usual = await bundled([]);
  const without = await bundled([unusedRouterModules()]);
  // Another version may have them elsewhere.
  for (const file of UNUSED_MODULES) expect(usual.modules.some((id) => id.endsWith(file))).toBe(true);
  for (const word of ['react-router-manifest-version', 'instrumented handlers', 'REACT_ROUTER_ERROR']) {
    expect(usual.code).toContain(word);
    expect(without.code).not.toContain(word);
  }
  expect(without.code.length).toBeLessThan(usual.code.length - 10_000);
});

it('leaves nothing out that the site uses', () => {
  expect(config.ssr).toBe(false);
});
