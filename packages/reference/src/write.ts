// `pnpm reference`: writes everything that is made of the code's comments and declarations.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DOMAIN_PAGES, writtenFiles } from './writtenFiles.ts';

const ROOT = join(import.meta.dirname, '../../..');

rmSync(join(ROOT, DOMAIN_PAGES), { recursive: true, force: true });
for (const [path, text] of writtenFiles(ROOT)) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
