import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { reactNamedExports } from './reactNamedExports.ts';

// Beside the packages that it imports.
const root = mkdtempSync(join(import.meta.dirname, 'react-named-exports-'));
afterAll(() => rmSync(root, { recursive: true }));

async function bundled(plugins: PluginOption[]) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins,
    build: { write: false, minify: false, rollupOptions: { input: join(root, 'main.js') } },
  })) as { readonly output: readonly { readonly code?: string }[] };
  return output.map(({ code = '' }) => code).join('\n');
}

it('makes constants of what React exports, one React for all packages', async () => {
  writeFileSync(
    join(root, 'main.js'),
    `import React, { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
import { createPortal } from 'react-dom';
document.body.result = [jsx('p', {}), useState, React, createPortal];`,
  );
  const usual = await bundled([]);
  const named = await bundled([reactNamedExports()]);
  expect(usual).toMatch(/\(0, \w+\.jsx\)/u);
  expect(named).not.toMatch(/\(0, \w+\.jsx\)/u);
  expect(named.match(/\.useState = /gu)).toHaveLength(1);
});
