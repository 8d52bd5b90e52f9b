import type { SvgPicture } from './svgPicture.ts';

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
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be drawn')) : resolve(blob)));
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
