import { useMemo } from 'react';

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

/**
 * An SVG shown as an image, in which no script can run.
 *
 * The URL contains the picture: an object URL must be revoked, so it would be created in an effect, which renders once
 * more after each key.
 */
export function Picture({ svg, alt, ...size }: PictureProps) {
  const url = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed())}`, [svg]);
  return <img {...size} src={url} alt={alt} draggable={false} />;
}
