import { formatBytes, formatWhole } from '@toolbox/i18n/format/formatNumber';
import { TextArea, type TextAreaProps } from '@toolbox/ui/field/TextArea';
import { FileDrop } from '@toolbox/ui/file-drop/FileDrop';
import { TextDocument } from '@toolbox/ui/text-document/TextDocument';
import { type ClipboardEvent, useMemo, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
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
  /** As in the `accept` attribute of a file chooser; any text file unless told. */
  readonly accept?: string;
};

/** Invalid UTF-8 and zero bytes mean that a file is not text. */
async function readText(file: File): Promise<string | undefined> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The text as it would be after the paste, so that nothing already typed is lost. */
function pasted({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>): string {
  const { value, selectionStart, selectionEnd } = currentTarget;
  return value.slice(0, selectionStart) + clipboardData.getData('text/plain') + value.slice(selectionEnd);
}

/**
 * A text area that also takes files and very large texts. What is too long for a text area is held as a document: its
 * name, size and first lines are shown, and the tool works on the whole of it.
 */
export function DocumentField({ value, onChange, accept, ...area }: DocumentFieldProps) {
  const t = useWords('common');
  const [refusal, setRefusal] = useState<string>();
  const { text, document: name } = value;
  const facts = useMemo(() => (name === undefined ? undefined : documentFacts(text)), [text, name]);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const read = await readText(file);
    if (read === undefined) return setRefusal(t('document.notText'));
    setRefusal(undefined);
    onChange(toTextValue(read, file.name));
  }

  return (
    <FileDrop
      label={t('actions.chooseFile')}
      dropLabel={t('document.dropHere')}
      maxBytes={MAX_DOCUMENT_BYTES}
      {...(accept !== undefined && { accept })}
      onFiles={([file]) => void take(file)}
      onRefuse={() => setRefusal(t('document.tooLarge', { max: formatBytes(MAX_DOCUMENT_BYTES) }))}
    >
      {facts === undefined ? (
        <TextArea
          {...area}
          error={area.error ?? refusal}
          value={text}
          onChange={(next) => {
            setRefusal(undefined);
            onChange(toTextValue(next));
          }}
          onPaste={(event) => {
            if (event.clipboardData.getData('text/plain').length <= DOCUMENT_FROM_UNITS) return;
            event.preventDefault();
            onChange(toTextValue(pasted(event)));
          }}
        />
      ) : (
        <TextDocument
          label={area.label}
          name={name === '' || name === undefined ? t('document.pasted') : name}
          size={t('document.size', { size: facts.size, lines: formatWhole(facts.lines) })}
          lines={firstLines(text)}
          note={area.error ?? t('document.heldNote')}
          clearLabel={t('actions.clear')}
          onClear={() => onChange(EMPTY_TEXT)}
        />
      )}
    </FileDrop>
  );
}
