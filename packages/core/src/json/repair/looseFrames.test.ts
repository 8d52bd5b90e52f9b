import { expect, it } from 'vitest';
import { addComma, addPiece, closeFrame, openFrame, startFrames } from './looseFrames.ts';

it('completes what is in the innermost bracket', () => {
  const frames = startFrames();
  openFrame(frames, 'object', '}');
  addPiece(frames, '"a"');
  frames.expected = 'colon';
  closeFrame(frames, true);
  expect(frames.pieces.join('')).toBe('{"a":null}');
});

it('adds and closes nothing where no bracket is open', () => {
  const frames = startFrames();
  addComma(frames, false);
  closeFrame(frames, false);
  expect(frames).toEqual(startFrames());
});
