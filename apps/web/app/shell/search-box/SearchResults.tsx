import type { Catalog, Translate } from '@toolbox/i18n';
import { Icon } from '@toolbox/ui/icon/Icon';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { useEffect, useEffectEvent } from 'react';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useShellSlots } from '../../loading/shellSlots.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import type { Tool } from '../../registry/createRegistry.ts';
import type { SearchEntry } from '../../registry/search/searchEntries.ts';
import styles from './SearchBox.module.css';

type AskRowProps = {
  /** The messages of the palette; undefined until they have loaded. */
  readonly t: Translate<Catalog['palette']> | undefined;
  readonly query: string;
  /** Whether Enter was pressed in the search box. */
  readonly isEntered: boolean;
  readonly onAsk: () => void;
  /** Whether the palette answers the text; it offers tools for any other. */
  readonly isAnswered: boolean;
  /** Its id as an option of the list, and whether it is the active one. */
  readonly option?: { readonly id: string; readonly isActive: boolean };
};

/** Opens the palette with a text that is not only the name of a tool: it may be an amount, a date or an address. */
function AskRow({ t, query, isEntered, onAsk, isAnswered, option }: AskRowProps) {
  const { openPalette } = useShellSlots();
  const canAsk = t !== undefined && openPalette !== undefined;

  function open() {
    // Before the palette opens, which returns the focus when it closes.
    onAsk();
    openPalette?.(query);
  }
  const openEntered = useEffectEvent(open);
  useEffect(() => {
    if (isEntered && canAsk) openEntered();
  }, [isEntered, canAsk]);

  if (!canAsk) return null;
  return (
    <>
      <button
        type="button"
        className={styles['option']}
        onClick={open}
        {...(option && { id: option.id, role: 'option', 'aria-selected': option.isActive, tabIndex: -1 })}
      >
        <Icon name="arrowRight" />
        {t(isAnswered ? 'search.answer' : 'pasted.title')}
      </button>
      {option === undefined && <LiveRegion text={t(isAnswered ? 'search.enter' : 'pasted.enter')} />}
    </>
  );
}

type SearchResultsProps = Omit<AskRowProps, 't' | 'isAnswered' | 'option'> & {
  readonly id: string;
  readonly open: boolean;
  readonly results: readonly SearchEntry<Tool>[];
  /** Whether the palette answers the text, which is the first option. */
  readonly isAsked: boolean;
  readonly activeId: string | undefined;
  readonly emoji: boolean;
  readonly onChoose: () => void;
};

/** The search results, or that there are none and where else to ask. */
export function SearchResults({
  id,
  open,
  results,
  isAsked,
  activeId,
  emoji,
  onChoose,
  ...asking
}: SearchResultsProps) {
  const t = useMessages('shell', 'search');
  const palette = useLateMessages('palette');
  const { isQuestion } = useShellSlots();
  const count = results.length;
  const isNone = open && count === 0;
  const isAnswered = isNone && palette !== undefined && isQuestion?.(asking.query, { findsNone: true }) === true;
  const rows = count + (isAsked || isAnswered ? 1 : 0);
  return (
    <>
      {isNone && (
        <div className={styles['list']}>
          {!isAnswered && (
            <>
              <p className={styles['none']}>{t('noResults')}</p>
              <p className={styles['noneHint']}>{palette?.('search.noneHint')}</p>
            </>
          )}
          <AskRow t={palette} isAnswered={isAnswered} {...asking} />
        </div>
      )}
      <div id={id} className={styles['list']} role="listbox" aria-label={t('label')} hidden={!open || count === 0}>
        {isAsked && (
          <AskRow t={palette} isAnswered {...asking} option={{ id: `${id}-ask`, isActive: activeId === undefined }} />
        )}
        {open &&
          results.map(({ item, label, category, path }) => (
            <LocalLink
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              aria-selected={item.id === activeId}
              tabIndex={-1}
              className={styles['option']}
              to={path}
              onClick={onChoose}
            >
              <span className={styles['emoji']} aria-hidden="true">
                {emoji ? item.emoji : <Icon name={item.icon} />}
              </span>
              <span>{label}</span>
              <span className={styles['category']}>{category}</span>
            </LocalLink>
          ))}
      </div>
      <LiveRegion text={open ? (rows === 0 ? t('noResults') : t('results', { count: rows })) : ''} />
    </>
  );
}
