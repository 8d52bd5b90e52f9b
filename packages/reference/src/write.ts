// `pnpm reference`: writes everything that is made of the code's comments and declarations.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenFiles } from './writtenFiles.ts';

const ROOT = join(import.meta.dirname, '../../..');

for (const [path, text] of writtenFiles(ROOT)) writeFileSync(join(ROOT, path), text);
