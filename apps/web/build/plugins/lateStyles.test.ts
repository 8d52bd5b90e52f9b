import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { lateStyles } from './lateStyles.ts';

const root = mkdtempSync(join(tmpdir(), 'late-styles-'));
afterAll(() => rmSync(root, { recursive: true }));

it('moves the rules of late modules from the style sheet to the importing script', async () => {
  writeFileSync(join(root, 'Early.module.css'), '.early { color: red }');
  writeFileSync(join(root, 'Drawer.late.module.css'), '.drawer { color: blue }');
  writeFileSync(
    join(root, 'main.ts'),
    `import early from './Early.module.css';
import drawer from './Drawer.late.module.css';
document.body.className = early.early + drawer.drawer;`,
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lateStyles()],
    build: { write: false, minify: false, rollupOptions: { input: join(root, 'main.ts') } },
  })) as {
    readonly output: readonly { readonly fileName: string; readonly source?: unknown; readonly code?: string }[];
  };
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  const script = output.find(({ fileName }) => fileName.endsWith('.js'));
  expect(String(sheet?.source)).toContain('red');
  expect(String(sheet?.source)).not.toContain('blue');
  expect(script?.code).toMatch(/replaceSync\(.*blue/u);
  expect(script?.code).toMatch(/"drawer": ?"[^"]*drawer[^"]*"/u);
});
