import { expect, it, vi } from 'vitest';
import { pngOf } from './pngOf.ts';

/** A browser whose canvases give out the pixels, black and white if they are not changed. */
function canvasesThatRead(pixels: readonly number[] | null) {
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
  const context = { fillRect() {}, clearRect() {}, drawImage() {}, getImageData: () => ({ data: pixels }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue((pixels && context) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['PNG'])));
}

const PICTURE = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 100, height: 100 };

it.each([
  ['as drawn', [0, 0, 0, 255, 255, 255, 255, 255]],
  ['with the noise of private windows', [3, 0, 2, 255, 252, 255, 254, 255]],
])('makes a file where canvases are read %s', async (_, pixels) => {
  canvasesThatRead(pixels);
  expect(await (await pngOf(PICTURE)).text()).toBe('PNG');
});

it.each([
  ['random pixels', [146, 31, 200, 255, 146, 31, 200, 255]],
  ['white alone', [255, 255, 255, 255, 255, 255, 255, 255]],
  ['black alone', [0, 0, 0, 255, 0, 0, 0, 255]],
  ['nothing', null],
])('throws where canvases give out %s', async (_, pixels) => {
  canvasesThatRead(pixels);
  await expect(pngOf(PICTURE)).rejects.toThrow();
});
