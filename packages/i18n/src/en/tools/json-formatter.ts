import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/json-formatter.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'JSON formatter – beautify, minify, validate',
  description: 'Format JSON without changing a single value, and see where an error is.',
  also: 'pretty print, beautify, minify, validate, viewer, prettify, beautifier, validator, lint, parser, fix JSON, JSON error',
} as const satisfies ToolMetadata;

export const messages = {
  source: 'JSON',
  sourceHint: 'Type or paste JSON, or drop a file. Up to 10 MB.',
  format: 'Format',
  minify: 'Minify',
  indent: 'Indentation',
  indents: { two: '2 spaces', four: '4 spaces', tab: 'Tab', none: 'Minified' },
  sortKeys: 'Sort keys',
  sortKeysHint: 'Puts the keys of every object in character code order. Arrays keep their order.',
  sortKeysAbout: 'About sorting keys',
  live: 'Formatted as you type',
  empty: 'Enter JSON to see it neatly formatted. Not a single value changes.',
  lastGood: 'Last valid result',
  formatted: 'Formatted JSON',
  size: '{{lines}} {{lines, line/lines}}, {{size}}',
  spoken: 'Formatted JSON: {{lines}} {{lines, line/lines}}',
  fault: {
    where: 'Check line {{line}}, column {{column}}.',
    place: 'Line {{line}}, column {{column}}',
    position: 'Position',
    found: 'Character here',
    opened: 'Unclosed bracket',
    goTo: 'Show in the input',
  },
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/json-formatter.ts');
