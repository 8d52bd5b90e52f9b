import { ScrollBox } from '@toolbox/ui/scroll-box/ScrollBox';
import { Picture } from '../../parts/picture/Picture.tsx';
import type { SvgPicture } from '../../parts/picture/svgPicture.ts';
import styles from './BarcodeGenerator.module.css';

type BarcodeImageProps = {
  readonly picture: SvgPicture;
  /** The same picture for paper, in millimeters. */
  readonly paper: string;
  readonly alt: string;
};

/** A barcode at its original size, because a scaled-down one cannot be scanned: a long one scrolls. */
export function BarcodeImage({ picture, paper, alt }: BarcodeImageProps) {
  return (
    <>
      <ScrollBox shaded className={`no-print ${styles['frame']}`} aria-label={alt}>
        <div className={styles['paper']}>
          <Picture
            svg={picture.svg}
            alt={alt}
            width={picture.width}
            height={picture.height}
            className={styles['image']}
          />
        </div>
      </ScrollBox>
      <Picture svg={paper} alt="" className={styles['onPaper']} />
    </>
  );
}
