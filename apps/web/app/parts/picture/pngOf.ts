import type { SvgPicture } from './svgPicture.ts';

const BLACK_AND_WHITE = [0, 0, 0, 255, 255, 255, 255, 255];

/** Some browsers change each channel by a few units against fingerprinting; scanners still read the picture. */
const MAX_NOISE = 16;

/**
 * Renders a picture to a PNG file, one pixel per unit of its size.
 *
 * @throws where the browser refuses, for example because privacy settings block canvases
 */
export async function pngOf({ svg, width, height }: SvgPicture): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null || !isReadable(context)) throw new Error('The browser does not let canvases be read');
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be drawn')) : resolve(blob)));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Firefox's `resistFingerprinting` does not refuse: it gives out random stripes in place of what was drawn. */
function isReadable(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#000';
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = '#fff';
  context.fillRect(1, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 2, 1);
  context.clearRect(0, 0, 2, 1);
  return BLACK_AND_WHITE.every((value, index) => Math.abs(value - (data[index] ?? Number.NaN)) <= MAX_NOISE);
}
