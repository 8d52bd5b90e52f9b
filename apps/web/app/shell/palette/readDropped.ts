import { readText, type TextEncoding } from '../../browser/files/decodeText.ts';

/** A file whose encoding was not certain. */
export type GuessedFile = { readonly file: File; readonly encoding: TextEncoding };

/** Pasted or dropped content, or why it cannot be read. */
export type Pasted =
  | { readonly text: string; readonly guess?: GuessedFile | undefined }
  | { readonly problem: 'notText' | 'tooLarge' | 'tooMany' | 'empty' | 'notRead' };

/** What a field opens. Duplicated from it: a shared module would be one more file for every page to load. */
const MAX_FILE_BYTES = 10_485_760;

/** Reads a file in the encoding that the visitor chose, otherwise in the detected one. */
export async function readDropped(file: File, chosen?: TextEncoding): Promise<Pasted> {
  if (file.size > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  try {
    const decoded = await readText(file, chosen);
    if (decoded === undefined) return { problem: 'notText' };
    const { text, encoding, isGuess } = decoded;
    return text.trim() === '' ? { problem: 'empty' } : { text, guess: isGuess ? { file, encoding } : undefined };
  } catch {
    return { problem: 'notRead' };
  }
}
