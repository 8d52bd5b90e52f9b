// `npm run setup`: installs the workspace with the pinned tools, and prints the line that puts them on PATH.
import { appendFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { boot } from './modules/boot.mjs';

const before = process.env.PATH;
await boot();
const added = process.env.PATH.slice(0, -before.length).split(delimiter).filter(Boolean);
// GitHub Actions passes these folders to later steps.
if (process.env.GITHUB_PATH) appendFileSync(process.env.GITHUB_PATH, `${added.join('\n')}\n`);
process.stdout.write(
  process.platform === 'win32'
    ? `\nIn PowerShell: $env:PATH = "${added.join(delimiter)}${delimiter}$env:PATH"\n`
    : `\nexport PATH="${added.join(delimiter)}${delimiter}$PATH"\n`,
);
