// `pnpm reference`: writes everything that is made of the code's comments and declarations.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DOMAIN_PAGES, writtenFiles } from './writtenFiles.ts';

const ROOT = join(import.meta.dirname, '../../..');

// First, because it fails where a package does not compile, and the pages then stay.
const written = writtenFiles(ROOT);
rmSync(join(ROOT, DOMAIN_PAGES), { recursive: true, force: true });
for (const [path, text] of written) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
