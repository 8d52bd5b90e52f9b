import { type ClipboardEvent, type DragEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './FileDrop.module.css';

export type FileRefusal = {
  readonly file: File;
  readonly reason: 'tooLarge' | 'tooMany';
};

export type FileDropProps = {
  /** The label of the button that opens the file chooser. */
  readonly label: string;
  /** The accessible name of the button if another has the same label; it begins with that label. */
  readonly name?: string | undefined;
  /** Shown over the drop zone while a file is dragged over it. */
  readonly dropLabel: string;
  /** Further buttons after the one that opens the chooser. */
  readonly actions?: ReactNode;
  readonly multiple?: boolean | undefined;
  readonly maxBytes?: number | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** The focus has come into the zone, or a file is dragged over it: files or text may follow. */
  readonly onApproach?: (() => void) | undefined;
  readonly onRefuse?: ((refusals: readonly FileRefusal[]) => void) | undefined;
  /** The field that a dropped file fills. The browser handles dragged text. */
  readonly children?: ReactNode;
};

/** A zone into which files are dropped or pasted, with a button as an alternative to dragging. */
export function FileDrop(props: FileDropProps) {
  const { label, name, dropLabel, actions, multiple, maxBytes, onFiles, onRefuse, children, onApproach } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const [hovered, setHovered] = useState(false);

  // Not rendered with every key in the field beside it.
  const button = useMemo(
    () => (
      <Button size="sm" icon="upload" aria-label={name} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
    ),
    [label, name],
  );

  function sift(files: readonly File[]) {
    // It is not known which file is meant, and the only file that can be opened may be the wrong one.
    if (!multiple && files.length > 1) {
      onRefuse?.(files.map((file) => ({ file, reason: 'tooMany' })));
      return;
    }
    const taken: File[] = [];
    const refusals: FileRefusal[] = [];
    for (const file of files) {
      if (maxBytes !== undefined && file.size > maxBytes) refusals.push({ file, reason: 'tooLarge' });
      else taken.push(file);
    }
    if (taken.length > 0) onFiles(taken);
    if (refusals.length > 0) onRefuse?.(refusals);
  }

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    if (!hovered) onApproach?.();
    setHovered(true);
  }

  function dragLeave(event: DragEvent) {
    const into = event.relatedTarget;
    if (!(into instanceof Node && event.currentTarget.contains(into))) setHovered(false);
  }

  function drop(event: DragEvent) {
    setHovered(false);
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    sift([...event.dataTransfer.files]);
  }

  /** Copied files or pictures; office programs add a picture to the text that they copy. */
  function paste(event: ClipboardEvent) {
    const { files, types } = event.clipboardData;
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    sift([...files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it that does the same
    <div
      className={classNames(styles, 'zone')}
      onFocus={onApproach}
      onDragEnter={dragOver}
      onDragOver={dragOver}
      onDragLeave={dragLeave}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      <div className={classNames(styles, 'line')}>
        {button}
        {actions}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={multiple}
        onChange={(event) => {
          sift([...(event.currentTarget.files ?? [])]);
          // Choosing the same file again must fire the event again.
          event.currentTarget.value = '';
        }}
      />
      {hovered && (
        <div className={classNames(styles, 'overlay')}>
          <Icon name="upload" size="xl" />
          <span>{dropLabel}</span>
        </div>
      )}
    </div>
  );
}
