import { Banner } from '@toolbox/ui/banner/Banner';
import { Dialog } from '@toolbox/ui/dialog/Dialog';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';
import { AskPanel } from './AskPanel.tsx';
import { PastedPanel } from './PastedPanel.tsx';
import { type Pasted, readDropped } from './readDropped.ts';

const encodingChoice = optionalPart(() => import('../../parts/document-field/EncodingChoice.tsx'));

type PaletteProps = {
  /** What was asked in a search box. */
  readonly question?: string | undefined;
  /** The content pasted or dropped on the page, which opened the palette. */
  readonly pasted?: Pasted | undefined;
  readonly onClose: () => void;
};

/** Finds tools and settings, answers short questions directly, and suggests tools for pasted content. */
export default function Palette({ question, pasted, onClose }: PaletteProps) {
  const t = useMessages('palette');
  const [content, setContent] = useState(pasted);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const guess = content && 'guess' in content ? content.guess : undefined;
  const isAsked = content === undefined;
  // After the dialog has opened, which focuses its first button.
  useEffect(() => (isAsked ? field : list).current?.focus(), [isAsked]);
  return (
    <Dialog open size="lg" title={t(isAsked ? 'title' : 'pasted.title')} closeLabel={t('close')} onClose={onClose}>
      {content === undefined ? (
        <AskPanel question={question} first={field} onClose={onClose} onContent={setContent} />
      ) : 'problem' in content ? (
        <Banner kind="validation">{t(`pasted.${content.problem}`)}</Banner>
      ) : (
        <PastedPanel first={list} text={content.text} onClose={onClose}>
          {guess && (
            <encodingChoice.Part
              name={guess.file.name}
              encoding={guess.encoding}
              onChange={(encoding) => void readDropped(guess.file, encoding).then(setContent)}
            />
          )}
        </PastedPanel>
      )}
    </Dialog>
  );
}
