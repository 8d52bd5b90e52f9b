import type { ReferenceLabels } from '../referenceLabels.ts';

export const labels: ReferenceLabels = {
  name: 'Core library reference',
  description:
    'How to use the formulas, validators and parsers of Toolbox in your own app: every function, with examples you can run.',
  keywords: 'core, library, API reference, developers, TypeScript, npm',
  intro: [
    'All of Toolbox’s calculations and checks are done by @toolbox/core, a library of TypeScript functions that take input and return a result, with no UI or network access. They run unchanged in browsers, Node.js, Deno and Bun.',
    'For each function, you’ll find its purpose, units, failures, sources and an example. Change a value in an example, and it runs again on this page.',
  ],
  entryDescription: 'Reference for {{entry}}. {{summary}}. Functions, types, failures, and examples you can run.',
  entries: 'Modules',
  contents: 'On this page',
  functions: 'Functions',
  types: 'Types',
  constants: 'Constants',
  failures: 'Failures',
  parameters: 'Parameters',
  returns: 'Returns',
  throws: 'Throws',
  source: 'Source',
  example: 'Example',
  tools: 'Tools that use this module',
  play: 'Try {{name}}',
  result: 'Result',
  badNumber: 'Enter a number.',
  badWhole: 'Enter a whole number.',
};
