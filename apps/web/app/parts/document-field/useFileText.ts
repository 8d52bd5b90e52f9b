import type { Catalog } from '@toolbox/i18n';
import { useEffect, useRef, useState } from 'react';
import type { DecodedText, TextEncoding } from '../../browser/files/decodeText.ts';
import { preloadLate } from '../../loading/fetchOnce.ts';
import type { PasteRefusal } from '../text-actions/TextActions.tsx';

/** A file and the text read from it. */
export type FileText = DecodedText & { readonly file: File };

/** Why a file was not opened or nothing was pasted: a message of `inputNotices`. */
type Refusal = `file.refused.${keyof Catalog['inputNotices']['file']['refused']}` | PasteRefusal;

const decoding = preloadLate(() => import('../../browser/files/decodeText.ts'));

/**
 * Reads chosen files as text, one at a time: a file that is still loading is obsolete once another is opened, after
 * `reset`, and once the field is gone.
 *
 * @param onRead receives each text
 */
export function useFileText(onRead: (read: FileText) => void) {
  const [refusal, refuse] = useState<Refusal>();
  const requestId = useRef(0);
  useEffect(
    () => () => {
      requestId.current += 1;
    },
    [],
  );

  function reset() {
    requestId.current += 1;
    // With each key otherwise: React takes effects that update without a pause for an endless loop.
    if (refusal !== undefined) refuse(undefined);
  }

  async function open(file: File | undefined, asked?: TextEncoding) {
    if (file === undefined) return;
    reset();
    const own = requestId.current;
    try {
      const { readText } = await decoding.load();
      const read = await readText(file, asked);
      if (own !== requestId.current) return;
      if (read === undefined) refuse('file.refused.notText');
      else if (read.text === '') refuse('file.refused.empty');
      else onRead({ file, ...read });
    } catch {
      if (own === requestId.current) refuse('file.refused.notRead');
    }
  }

  return { open, reset, refusal, refuse };
}
