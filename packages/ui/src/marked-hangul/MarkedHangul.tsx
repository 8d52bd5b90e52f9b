import type { ReactNode } from 'react';
import { hangulLang } from './hangulLang.ts';

/** Words of Hangul, including the text between them. */
const RUNS = /(\p{Script=Hangul}+(?:[\s\p{P}\d]+\p{Script=Hangul}+)*)/u;

type MarkedHangulProps = {
  readonly children: ReactNode;
  /** The language of the sentence; that of the page by default. */
  readonly lang?: 'en';
};

/** A sentence that may quote typed text. Hangul in an English one is marked as Korean. */
export function MarkedHangul({ children, lang }: MarkedHangulProps): ReactNode {
  if (typeof children !== 'string' || hangulLang(children) === undefined) return children;
  // A sentence with a quotation is never prerendered, so `document` exists.
  if (typeof document === 'undefined' || (lang ?? document.documentElement.lang) !== 'en') return children;
  return children.split(RUNS).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} lang="ko">
        {part}
      </span>
    ),
  );
}
