import { useBlobUrl } from './useBlobUrl.ts';

export type PictureProps = {
  /** The text of an SVG file. */
  readonly svg: string;
  /** Says what the picture shows. */
  readonly alt: string;
  /** In CSS pixels; the size the file itself states by default. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly className?: string | undefined;
};

/** A drawing as an image: whatever its text holds, nothing in it can run. */
export function Picture({ svg, alt, ...size }: PictureProps) {
  const url = useBlobUrl(svg, 'image/svg+xml');
  return <img {...size} src={url} alt={alt} draggable={false} />;
}
