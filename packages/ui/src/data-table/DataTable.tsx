import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { hangulLang } from '../marked-hangul/hangulLang.ts';
import { ScrollBox } from '../scroll-box/ScrollBox.tsx';
import styles from './DataTable.module.css';

export type Column<Item> = {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (item: Item, index: number) => ReactNode;
  /** Numbers: aligned at the end, never wrapped. */
  readonly numeric?: boolean | undefined;
  /** Names its row. */
  readonly rowHeader?: boolean | undefined;
  readonly nowrap?: boolean | undefined;
};

export type DataTableProps<Item> = {
  readonly caption: ReactNode;
  /** The caption is visually hidden, because the title of the card is already shown above. */
  readonly captionHidden?: boolean | undefined;
  readonly columns: readonly Column<Item>[];
  readonly rows: readonly Item[];
  readonly rowKey: (item: Item, index: number) => string | number;
  /** `new` slides in, `stale` is dimmed, `marked` is highlighted. */
  readonly rowState?: ((item: Item) => 'new' | 'stale' | 'marked' | undefined) | undefined;
  /** Shown instead of rows if there are none. */
  readonly empty?: ReactNode;
  readonly busy?: boolean | undefined;
};

/** A table that scrolls horizontally in its own region if it is too wide. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { caption, captionHidden, columns, rows, rowKey, rowState, empty, busy } = props;
  const captionId = useId();
  return (
    <ScrollBox shaded aria-labelledby={captionId} aria-busy={busy}>
      <table className={classNames(styles, 'table')}>
        <caption id={captionId} className={captionHidden ? 'visually-hidden' : classNames(styles, 'caption')}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classNames(styles, 'header', column.numeric && 'numeric')}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((item, index) => (
            <tr key={rowKey(item, index)} className={classNames(styles, 'row', rowState?.(item))}>
              {columns.map((column) => {
                const look = classNames(styles, 'cell', column.numeric && 'numeric', column.nowrap && 'nowrap');
                const content = column.cell(item, index);
                const lang = typeof content === 'string' ? hangulLang(content) : undefined;
                return column.rowHeader ? (
                  <th key={column.id} scope="row" className={look} lang={lang}>
                    {content}
                  </th>
                ) : (
                  <td key={column.id} className={look} lang={lang}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length} className={classNames(styles, 'empty')}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollBox>
  );
}
