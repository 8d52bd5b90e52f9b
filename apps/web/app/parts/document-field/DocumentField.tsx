import { MAX_DOCUMENT_MEGABYTES } from '@toolbox/core/validate';
import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { Banner } from '@toolbox/ui/banner/Banner';
import { TextArea, type TextAreaProps } from '@toolbox/ui/field/TextArea';
import { FileDrop, type FileRefusal } from '@toolbox/ui/file-drop/FileDrop';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { TextDocument } from '@toolbox/ui/text-document/TextDocument';
import { type ClipboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { readTextFile } from '../../browser/files/readTextFile.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  DOCUMENT_FROM_UNITS,
  documentFacts,
  EMPTY_TEXT,
  firstLines,
  MAX_DOCUMENT_BYTES,
  type TextValue,
  toTextValue,
} from './textValue.ts';

export type DocumentFieldProps = Omit<TextAreaProps, 'value' | 'onChange' | 'label'> & {
  readonly label: string;
  readonly value: TextValue;
  readonly onChange: (value: TextValue) => void;
  /** A file to open as if it had been chosen here: one that came together with another. */
  readonly given?: File | undefined;
  /** Takes files that come together; without it only one can be opened at a time. */
  readonly onSeveral?: ((files: readonly File[]) => void) | undefined;
  /** Hears the name of a file that was opened. */
  readonly onOpen?: ((name: string) => void) | undefined;
};

/**
 * A text area that also takes files and very large texts. What is too long for a text area is held as a document: its
 * name, size and first lines are shown, and the tool works on the whole of it.
 */
export function DocumentField({ value, onChange, given, onSeveral, onOpen, ...area }: DocumentFieldProps) {
  const t = useMessages('common');
  const [refusal, setRefusal] = useState<string>();
  const { text, document: name } = value;
  const isHeld = name !== undefined;
  const facts = useMemo(() => (isHeld ? documentFacts(text) : undefined), [text, isHeld]);
  const shownName = name === '' || name === undefined ? t('document.pasted') : name;
  const size = facts && t('document.size', { size: facts.size, lines: formatWhole(facts.lines) });

  const place = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  /** A file that is still being read is out of date once something else was typed, pasted or chosen. */
  const turn = useRef(0);

  // The control that had the focus is gone when text area and document change places.
  useEffect(() => {
    if (follows.current) place.current?.querySelector<HTMLElement>(isHeld ? 'button' : 'textarea')?.focus();
    follows.current = false;
  }, [isHeld]);

  function change(next: TextValue) {
    turn.current += 1;
    follows.current = true;
    setRefusal(undefined);
    onChange(next);
  }

  async function open(file: File | undefined) {
    if (file === undefined) return;
    turn.current += 1;
    const own = turn.current;
    setRefusal(undefined);
    const read = await readTextFile(file);
    if (own !== turn.current) return;
    if (read === undefined) {
      setRefusal(t('document.notText'));
      return;
    }
    onChange(toTextValue(read, file.name));
    onOpen?.(file.name);
  }

  // Another render is no other file.
  useEffect(() => void open(given), [given]);

  function refuse([refused]: readonly FileRefusal[]) {
    const tooMany = refused?.reason === 'tooMany';
    setRefusal(t(tooMany ? 'document.tooMany' : 'document.tooLarge', { max: `${MAX_DOCUMENT_MEGABYTES} MB` }));
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const added = event.clipboardData.getData('text/plain');
    if (added.length <= DOCUMENT_FROM_UNITS) return;
    event.preventDefault();
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    change(toTextValue(typed.slice(0, selectionStart) + added + typed.slice(selectionEnd)));
  }

  const problem = refusal ?? area.error;
  return (
    <FileDrop
      label={t('actions.chooseFile')}
      dropLabel={t('document.dropHere')}
      maxBytes={MAX_DOCUMENT_BYTES}
      multiple={onSeveral !== undefined}
      onFiles={(files) => (onSeveral && files.length > 1 ? onSeveral(files) : void open(files[0]))}
      onRefuse={refuse}
    >
      <div ref={place}>
        {isHeld ? (
          <TextDocument
            label={area.label}
            name={shownName}
            size={size}
            lines={firstLines(text)}
            note={t('document.heldNote')}
            clearLabel={t('actions.clear')}
            onClear={() => change(EMPTY_TEXT)}
          />
        ) : (
          <TextArea
            {...area}
            error={problem}
            value={text}
            onChange={(next) => change(toTextValue(next))}
            onPaste={paste}
          />
        )}
      </div>
      {isHeld && problem && <Banner kind="validation">{problem}</Banner>}
      <LiveRegion text={size === undefined ? '' : `${shownName}, ${size}`} />
    </FileDrop>
  );
}
