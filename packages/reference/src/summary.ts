import { docComment } from './docComment.ts';

/** The first sentence of an entry's comment, without its period. */
export function summary(comment = ''): string {
  return (
    docComment(comment)
      .text.split(/(?<=\.)\s/u)[0]
      ?.replace(/\.$/u, '') ?? ''
  );
}
