import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/keyword-extractor.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Keyword extractor – hashtags and frequency',
  description: 'Extract the keywords of a text as hashtags or a list.',
  also: 'tags, word frequency, hashtag generator',
} as const satisfies ToolMetadata;

export const messages = {
  text: 'Text',
  textHint: 'Enter at least 10 characters or drop a file. Up to 10 MB.',
  count: 'Number of keywords',
  countHint: 'From 1 to 50. Defaults to 10.',
  countUnit: 'words',
  format: 'Format',
  formats: { hashtag: '#hashtags', comma: 'Comma-separated' },
  dropStopWords: 'Exclude common Korean words',
  dropStopWordsHint: 'Conjunctions, pronouns and the like. Common English words are always excluded.',
  stripParticles: 'Count Korean words without particles',
  stripParticlesHint: 'A Korean noun counts as one word whatever particle follows it.',
  keepSingleLetters: 'Include one-character words',
  keepSingleLettersHint: 'Many Korean nouns are a single syllable.',
  empty: 'Enter text to extract its keywords.',
  none: 'No keywords were found.',
  working: 'Looking for keywords',
  table: 'Scores and counts',
  word: 'Word',
  uses: 'Count',
  score: 'Score',
  scoreNote: 'Score = count × (1 + 0.2 if first used in the first 20% of the text + 0.1 if six characters or longer)',
  exclude: 'Exclude',
  excludeWord: 'Exclude {{word}}',
  excluded: 'Excluded words',
  restoreHint: 'Select a word to restore it.',
  restoreWord: 'Restore {{word}}',
  restoreAll: 'Restore all',
  spoken: '{{count}} {{count, keyword/keywords}}: {{words}}',
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/keyword-extractor.ts');
