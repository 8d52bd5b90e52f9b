import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withDeclarations } from './withDeclarations.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolbox-broken-'));
  writeFileSync(
    join(folder, 'tsconfig.build.json'),
    '{ "compilerOptions": { "declaration": true, "noEmitOnError": true }, "files": ["broken.ts"] }',
  );
  writeFileSync(join(folder, 'broken.ts'), "export const count: number = 'three';\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

it('says what the compiler says about a package that does not compile', () => {
  expect(() => withDeclarations(folder, () => 'read')).toThrow(/does not compile:\s.*broken\.ts.*TS2322/u);
});
