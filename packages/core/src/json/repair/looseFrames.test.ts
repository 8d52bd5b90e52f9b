import { expect, it } from 'vitest';
import {
  addComma,
  addMissingComma,
  addPiece,
  closeFrame,
  closeUnclosedFrame,
  openFrame,
  startFrames,
} from './looseFrames.ts';

it('completes what is in the innermost bracket', () => {
  const frames = startFrames();
  openFrame(frames, 'object', '}');
  addPiece(frames, '"a"');
  frames.expected = 'colon';
  closeUnclosedFrame(frames);
  expect(frames.pieces.join('')).toBe('{"a":null}');
});

it('adds and closes nothing where no bracket is open', () => {
  const frames = startFrames();
  addComma(frames);
  addMissingComma(frames);
  closeFrame(frames);
  closeUnclosedFrame(frames);
  expect(frames).toEqual(startFrames());
});
