import { useRef, useState } from 'react';

export type FileText =
  | { readonly state: 'none' }
  | { readonly state: 'reading'; readonly name: string; readonly size: number }
  | { readonly state: 'read'; readonly name: string; readonly size: number; readonly text: string }
  | {
      readonly state: 'refused';
      readonly name: string;
      readonly size: number;
      readonly reason: 'tooLarge' | 'unreadable';
    };

export type FileTextOptions = {
  readonly maxBytes: number;
  /** UTF-8 unless told. Throwing means the file is not text. */
  readonly decode?: ((bytes: ArrayBuffer) => string) | undefined;
};

export type UseFileText = {
  readonly file: FileText;
  /** Resolves to the outcome; a file taken later wins over one still being read. */
  readonly take: (file: File) => Promise<FileText>;
  readonly clear: () => void;
};

/** Reads a file as text, up to a limit. Nothing larger is even opened. */
export function useFileText({ maxBytes, decode }: FileTextOptions): UseFileText {
  const [file, setFile] = useState<FileText>({ state: 'none' });
  const turn = useRef(0);

  async function take(source: File): Promise<FileText> {
    turn.current += 1;
    const own = turn.current;
    const { name, size } = source;
    if (size > maxBytes) return settle(own, { state: 'refused', name, size, reason: 'tooLarge' });
    setFile({ state: 'reading', name, size });
    try {
      const text = decode ? decode(await source.arrayBuffer()) : await source.text();
      return settle(own, { state: 'read', name, size, text });
    } catch {
      return settle(own, { state: 'refused', name, size, reason: 'unreadable' });
    }
  }

  function settle(own: number, outcome: FileText): FileText {
    if (own === turn.current) setFile(outcome);
    return outcome;
  }

  function clear() {
    turn.current += 1;
    setFile({ state: 'none' });
  }

  return { file, take, clear };
}
