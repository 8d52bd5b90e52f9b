import { Icon } from '@toolbox/ui/icon/Icon';
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef } from 'react';
import { Answer } from './Answer.tsx';
import styles from './Palette.late.module.css';
import type { Row, RowGroup } from './row.ts';

type RowListProps = {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly RowGroup[];
  readonly current: Row | undefined;
  readonly onChoose: (row: Row) => void;
  /** Whether the list itself has the focus, where there is no field. */
  readonly focus?: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
};

/** The options, in groups. */
export function RowList({ id, label, groups, current, onChoose, focus }: RowListProps) {
  const active = useRef<HTMLDivElement>(null);
  // The list may be longer than its viewport.
  useEffect(() => {
    active.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current?.id]);

  return (
    <div
      id={id}
      ref={focus?.ref}
      className={styles['list']}
      role="listbox"
      aria-label={label}
      tabIndex={focus === undefined ? -1 : 0}
      onKeyDown={focus?.onKeyDown}
      aria-activedescendant={focus === undefined || current === undefined ? undefined : `${id}-${current.id}`}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not a set of fields
        <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
          <div id={`${id}-group-${group.id}`} className={styles['groupTitle']} role="presentation">
            {group.title}
          </div>
          {group.rows.map((row) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: key events are handled where the focus is
            <div
              key={row.id}
              id={`${id}-${row.id}`}
              ref={row.id === current?.id ? active : undefined}
              className={styles['row']}
              role="option"
              aria-selected={row.id === current?.id}
              tabIndex={-1}
              onClick={() => onChoose(row)}
            >
              <Icon name={row.icon} />
              <span className={styles['words']}>
                <span className={styles['label']}>{row.label}</span>
                {row.answer !== undefined && (
                  <Suspense>
                    <Answer intent={row.answer} />
                  </Suspense>
                )}
              </span>
              <span className={styles['detail']}>{row.detail}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
