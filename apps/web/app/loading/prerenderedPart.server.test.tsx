// @vitest-environment node
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { prerenderedPart } from './prerenderedPart.tsx';

it('is written into the page at build time', async () => {
  const Part = prerenderedPart(async () => ({
    default: ({ word }: { readonly word: string }) => <output>{word}</output>,
  }));
  const page = new PassThrough();
  const { pipe } = renderToPipeableStream(<Part word="built" fallback={<p>soon</p>} />, {
    onAllReady: () => pipe(page),
  });
  expect(await text(page)).toBe('<div><output>built</output></div>');
});
