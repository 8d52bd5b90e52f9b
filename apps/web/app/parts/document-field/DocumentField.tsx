import { MAX_DOCUMENT_MEGABYTES } from '@toolbox/core/validate';
import { Banner } from '@toolbox/ui/banner/Banner';
import { TextArea, type TextAreaProps } from '@toolbox/ui/field/TextArea';
import { FileDrop } from '@toolbox/ui/file-drop/FileDrop';
import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { latePart, optionalPart } from '../../loading/lazyPart.tsx';
import { DOCUMENT_FROM_UNITS, EMPTY_TEXT, MAX_DOCUMENT_BYTES, type TextValue, toTextValue } from './textValue.ts';
import { type FileText, useFileText } from './useFileText.ts';

export type DocumentFieldProps = Omit<TextAreaProps, 'value' | 'onChange' | 'label'> & {
  readonly label: string;
  readonly value: TextValue;
  readonly onChange: (value: TextValue) => void;
  /** A file to open as if it had been chosen here: the second of two dropped files. */
  readonly given?: File | undefined;
  /** Handles several files at once; without it only one can be opened at a time. */
  readonly onSeveral?: ((files: readonly File[]) => void) | undefined;
  /** The field is about to be used: it has the focus, or a file is dragged over it. */
  readonly onApproach?: (() => void) | undefined;
  /** Receives the name of an opened file. */
  readonly onOpen?: ((name: string) => void) | undefined;
};

const TextActions = latePart(() => import('../text-actions/TextActions.tsx'));
const HeldDocument = latePart(() => import('./HeldDocument.tsx'));
const encodingChoice = optionalPart(() => import('./EncodingChoice.tsx'));

/**
 * A text area that also accepts files and very large texts. A text that is too long for a text area is held as a
 * document: its name, size and first lines are shown, and the tool works on all of it.
 */
export function DocumentField(props: DocumentFieldProps) {
  const { value, onChange, given, onSeveral, onApproach, onOpen, ...area } = props;
  const t = useMessages('common');
  const notices = useLateMessages('inputNotices');
  const [opened, setOpened] = useState<FileText>();
  const { open, reset, refusal, refuse } = useFileText(take);
  const { text, document: name } = value;
  const isHeld = name !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const follows = useRef(false);

  /**
   * Moves the focus when the focused text area is replaced by the document or vice versa. The box of the document
   * receives it, not the button that clears the document, which the next typed space would press.
   */
  function follow() {
    if (follows.current) place.current?.querySelector<HTMLElement>('[role=group], textarea')?.focus();
    follows.current = false;
  }

  const wasHeld = useRef(isHeld);
  useEffect(() => {
    // Not for what was typed before the page was hydrated: to take the focus, the page would have to be laid out.
    if (wasHeld.current && !isHeld) {
      // Undo by keyboard removes the focused document.
      follows.current ||= document.activeElement === document.body;
      follow();
    }
    wasHeld.current = isHeld;
  }, [isHeld]);

  const taken = useRef<string>(undefined);
  // A refusal ends when the text is replaced, except by the opened file itself, which may be one of several.
  useEffect(() => {
    if (taken.current !== text) reset();
    taken.current = undefined;
  }, [value]);

  function change(next: TextValue) {
    follows.current = true;
    if (text.trim() === '') onChange(next);
    else undoable(next.text === '' ? 'cleared' : 'replaced', () => onChange(next));
  }

  function type(typed: string) {
    const next = toTextValue(typed);
    // The text area, whose history could undo it, is removed.
    if (next.document !== undefined) return change(next);
    follows.current = true;
    onChange(next);
  }

  function clear() {
    change(EMPTY_TEXT);
    place.current?.querySelector('textarea')?.focus();
  }

  function take(next: FileText) {
    const fill = () => {
      onChange(toTextValue(next.text, next.file.name));
      onOpen?.(next.file.name);
    };
    setOpened(next);
    taken.current = next.text;
    if (text.trim() === '') fill();
    else undoable('replaced', fill);
  }

  // A new render does not mean a new file.
  useEffect(() => void open(given), [given]);

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const added = event.clipboardData.getData('text/plain');
    if (added.length <= DOCUMENT_FROM_UNITS) return;
    event.preventDefault();
    // To read megabytes from the clipboard takes a tenth of a second, and so does what follows: not in one piece.
    setTimeout(insertStably, 0, added);
  }

  /** Replaces the selection, or a document, which has no selection. */
  function insert(added: string) {
    const field = place.current?.querySelector('textarea');
    const { value: typed, selectionStart, selectionEnd } = field ?? { value: '', selectionStart: 0, selectionEnd: 0 };
    change(toTextValue(typed.slice(0, selectionStart) + added + typed.slice(selectionEnd)));
    field?.focus();
  }

  const insertStably = useStableCallback(insert);
  const clearStably = useStableCallback(clear);
  // The messages load after the page: a file may be refused before.
  const problem = refusal ? (notices?.(refusal, { max: MAX_DOCUMENT_MEGABYTES }) ?? t('banner.error')) : area.error;
  const hint = area.hint && <span className="no-print">{area.hint}</span>;
  const source = opened !== undefined && opened.text === text && text !== '' ? opened : undefined;
  return (
    <FileDrop
      label={t('actions.chooseFile')}
      name={onSeveral && t('actions.chooseFileFor', { name: area.label })}
      dropLabel={t('document.dropHere')}
      maxBytes={MAX_DOCUMENT_BYTES}
      multiple={onSeveral !== undefined}
      onFiles={(files) => (onSeveral && files.length > 1 ? onSeveral(files) : void open(files[0]))}
      onApproach={onApproach}
      onRefuse={([refused]) => refuse(`file.refused.${refused?.reason === 'tooMany' ? 'tooMany' : 'tooLarge'}`)}
      actions={
        <TextActions
          name={onSeveral && area.label}
          isEmpty={text === ''}
          onPaste={insertStably}
          onClear={isHeld ? undefined : clearStably}
          onRefuse={refuse}
        />
      }
    >
      {/* A held document is not a form control, so it cannot have `aria-invalid`. */}
      <div ref={place} data-invalid={isHeld && problem ? '' : undefined}>
        {isHeld ? (
          <HeldDocument
            label={area.label}
            text={text}
            name={name}
            onClear={() => change(EMPTY_TEXT)}
            onShown={follow}
          />
        ) : (
          <TextArea {...area} hint={hint} error={problem} value={text} onChange={type} onPaste={paste} />
        )}
      </div>
      {isHeld && problem && <Banner kind="validation">{problem}</Banner>}
      {source?.isGuess && (
        <encodingChoice.Part
          name={source.file.name}
          encoding={source.encoding}
          onChange={(encoding) => void open(source.file, encoding)}
        />
      )}
    </FileDrop>
  );
}
