import { expect, it } from 'vitest';
import { preloadedChunks } from './preloadedChunks.ts';

const APP = 'assets/app-0aB_-x9Z.js';
const RUNTIME = 'assets/rolldown-runtime-WkwZ5CU-.js';
const SHARED = 'assets/applied-GAs__kf3.js';
const CHUNK = 'assets/View-1.js';

it('omits the chunks that every page has', () => {
  expect(preloadedChunks(CHUNK, [CHUNK, APP, SHARED, RUNTIME])).toEqual([SHARED, CHUNK]);
});

it('lists nothing for a chunk that needs no other', () => {
  expect(preloadedChunks(CHUNK, [CHUNK, APP, RUNTIME])).toEqual([]);
});
