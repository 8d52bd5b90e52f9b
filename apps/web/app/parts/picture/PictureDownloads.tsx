import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { useState } from 'react';
import { downloadBlob } from '../../browser/download/downloadBlob.ts';
import { downloadText } from '../../browser/download/downloadText.ts';
import { fileStamp } from '../../browser/download/fileStamp.ts';
import styles from './PictureDownloads.module.css';
import { pngOf } from './pngOf.ts';
import type { SvgPicture } from './svgPicture.ts';

export type PictureDownloadsProps = {
  /** The prefix of the file names; a time stamp follows. */
  readonly name: string;
  readonly png: SvgPicture;
  /** The text of the SVG file. */
  readonly svg: string;
  readonly labels: { readonly png: string; readonly svg: string; readonly failed: string };
};

/** Buttons that save a picture as PNG or SVG. */
export function PictureDownloads({ name, png, svg, labels }: PictureDownloadsProps) {
  const [failed, setFailed] = useState(false);
  const fileName = (end: string) => `${name}-${fileStamp(new Date())}.${end}`;

  async function savePng() {
    try {
      downloadBlob(await pngOf(png), fileName('png'));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <div className={`no-print ${styles['buttons']}`}>
        <Button variant="primary" icon="download" onClick={() => void savePng()}>
          {labels.png}
        </Button>
        <Button icon="download" onClick={() => downloadText(svg, fileName('svg'), 'image/svg+xml')}>
          {labels.svg}
        </Button>
      </div>
      {failed && <Banner kind="unknown">{labels.failed}</Banner>}
    </>
  );
}
