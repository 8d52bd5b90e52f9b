import { useBlobUrl } from './useBlobUrl.ts';

export type PictureProps = {
  /** The text of an SVG file. */
  readonly svg: string;
  /** Describes the picture. */
  readonly alt: string;
  /** In CSS pixels; the size the file itself states by default. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly className?: string | undefined;
};

/** An SVG shown as an image, in which no script can run. */
export function Picture({ svg, alt, ...size }: PictureProps) {
  const url = useBlobUrl(svg, 'image/svg+xml');
  return <img {...size} src={url} alt={alt} draggable={false} />;
}
