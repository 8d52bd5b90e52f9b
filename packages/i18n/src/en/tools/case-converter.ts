import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/case-converter.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Case converter – upper, lower, title, camel',
  description: 'Change text to uppercase, lowercase, title or sentence case, and to code styles.',
  also: 'camel, snake, title case, uppercase, lowercase, sentence case, kebab case, capitalize',
} as const satisfies ToolMetadata;

export const messages = {
  text: 'Text',
  textHint: 'Letters without case, such as Korean, stay as they are.',
  mode: 'Case',
  modes: {
    upper: 'UPPER CASE',
    lower: 'lower case',
    title: 'Title Case',
    sentence: 'Sentence case',
    camel: 'camelCase',
    pascal: 'PascalCase',
    snake: 'snake_case',
    kebab: 'kebab-case',
    constant: 'CONSTANT_CASE',
    dot: 'dot.case',
    alternating: 'aLtErNaTiNg',
  },
  modeHint:
    'In camelCase through dot.case, each line becomes one name. Names without spaces, listed with commas or tabs, are converted one by one.',
  exceptions: 'Exception words',
  exceptionsHint: 'Words that title case keeps in lowercase, separated by commas or spaces.',
  exceptionsSample: 'a, an, the, of, in',
  keepAcronyms: 'Keep acronyms',
  keepAcronymsHint: 'Lower, title and sentence case leave all-capital words such as NASA as they are.',
  keepLinks: 'Keep links',
  keepLinksHint: 'Leaves web and email addresses as they are. Doesn’t apply to camelCase through dot.case.',
  empty: 'Enter text to see it converted.',
  spoken: 'Converted to {{mode}}',
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/case-converter.ts');
