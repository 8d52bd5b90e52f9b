import { expect, it } from 'vitest';
import type { BundlerManifest } from './messageFile.ts';
import { startedFiles } from './startedFiles.ts';

const manifest: BundlerManifest = {
  'View.tsx': {
    file: 'View.js',
    imports: ['_app.js'],
    dynamicImports: ['View.tsx?started', 'View.tsx?late', 'More.tsx'],
  },
  'View.tsx?started': { file: 'Result.js', imports: ['_app.js', '_format.js'], dynamicImports: ['Result.tsx?started'] },
  'View.tsx?late': { file: 'Details.js', imports: ['_format.js'] },
  'Result.tsx?started': { file: 'Chart.js', imports: ['View.tsx'] },
  'More.tsx': { file: 'More.js' },
  '_app.js': { file: 'app.js' },
  '_format.js': { file: 'format.js' },
};

it('finds what the files of a page start, and what these start in turn', () => {
  expect(startedFiles(manifest, ['View.js', 'app.js'])).toEqual(['Result.js', 'format.js', 'Chart.js']);
});

it('finds nothing for a page that starts nothing', () => {
  expect(startedFiles(manifest, ['app.js'])).toEqual([]);
});
