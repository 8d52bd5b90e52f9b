import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** The pixels of a picture, four bytes each, and its file. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
  readonly png: Buffer;
};

/** The pixels of an image, drawn at its intrinsic size. */
export async function pixelsOf(page: Page, src: string): Promise<Pixels> {
  const { width, height, rgba, png } = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const text = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
    return { width: canvas.width, height: canvas.height, rgba: btoa(text), png: canvas.toDataURL() };
  }, src);
  return {
    width,
    height,
    rgba: new Uint8ClampedArray(Buffer.from(rgba, 'base64')),
    png: Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'),
  };
}

/** The pixels of a saved file. */
export async function fileOf(page: Page, download: Download, type: string): Promise<Pixels> {
  const bytes = await readFile(await download.path());
  return pixelsOf(page, `data:${type};base64,${bytes.toString('base64')}`);
}
