import { useOverflowing } from '@toolbox/ui/hooks/useOverflowing';
import { useRef } from 'react';
import { Picture } from '../../parts/picture/Picture.tsx';
import type { SvgPicture } from '../../parts/picture/svgPicture.ts';
import styles from './BarcodeResult.module.css';

type BarcodeImageProps = {
  readonly picture: SvgPicture;
  /** The same for paper, in millimetres. */
  readonly paper: string;
  readonly alt: string;
};

/** A barcode at its own size, because a shrunken one cannot be scanned: a long one is scrolled. */
export function BarcodeImage({ picture, paper, alt }: BarcodeImageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflowing(frame);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark */}
      <div
        ref={frame}
        className={`no-print ${styles['frame']}`}
        role="group"
        aria-label={alt}
        tabIndex={isOverflowing ? 0 : undefined}
      >
        <div className={styles['paper']}>
          <Picture
            svg={picture.svg}
            alt={alt}
            width={picture.width}
            height={picture.height}
            className={styles['image']}
          />
        </div>
      </div>
      <Picture svg={paper} alt="" className={styles['onPaper']} />
    </>
  );
}
