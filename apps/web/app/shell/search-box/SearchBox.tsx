import { useEarlyInput } from '@toolbox/ui/hooks/useEarlyInput';
import { Icon } from '@toolbox/ui/icon/Icon';
import { isComposing } from '@toolbox/ui/keyboard/isComposing';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useCommandKey } from '../../browser/shortcuts/useCommandKey.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useShellSlots } from '../../loading/shellSlots.ts';
import { useOpenPage } from '../../parts/local-link/useOpenPage.ts';
import styles from './SearchBox.module.css';
import { useLingeringFocus } from './useLingeringFocus.ts';
import { useSearchEntries } from './useSearchEntries.ts';
import { useToolSearch } from './useToolSearch.ts';

export type SearchBoxProps = {
  /** Maximum number of results. */
  readonly limit: number;
  readonly placeholder: string;
  /** The large box of the home page: with an emoji for each tool. */
  readonly large?: boolean;
  /** Shown below the box; `ask` fills the box and focuses it. */
  readonly children?: (ask: (question: string) => void) => ReactNode;
};

/** Finds a tool by typing: a combobox with a list of results. Arrows and Enter work while Korean is being composed. */
export function SearchBox({ limit, placeholder, large = false, children }: SearchBoxProps) {
  const t = useMessages('shell', 'search');
  const openPage = useOpenPage();
  const command = useCommandKey();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  /** Whether Enter was pressed before there was a result to open, as on a slow connection. */
  const [isEntered, setIsEntered] = useState(false);
  const [input, shown] = useEarlyInput<HTMLInputElement>(query);
  const listId = useId();
  const focus = useLingeringFocus();
  const entries = useSearchEntries({ withSynonyms: focus.within });

  const search = useToolSearch(focus.within);
  const { isQuestion } = useShellSlots();
  const results = search?.searchTools(entries, query, limit, isQuestion) ?? [];
  const hasQuery = query.trim() !== '';
  const open = focus.within && hasQuery && search !== undefined;
  /** Whether the first option answers the text, of which the tools would open without its amount. */
  const isAsked = open && results.length > 0 && isQuestion?.(query) === true;
  const count = results.length + (isAsked ? 1 : 0);
  const at = Math.min(active, count - 1);
  const current = results[isAsked ? at - 1 : at];

  function type(text: string) {
    // The field may have got the focus before the page was hydrated.
    if (text !== '') focus.enter();
    setQuery(text);
    setActive(0);
    setIsEntered(false);
  }

  function ask(question: string) {
    type(question);
    input.current?.focus();
  }

  const clear = () => ask('');

  function leave() {
    type('');
    input.current?.blur();
  }

  function blur(event: FocusEvent<HTMLElement>) {
    setIsEntered(false);
    focus.leave(event);
  }

  function openTool(path: string) {
    leave();
    openPage?.(path);
  }

  const openFirst = useEffectEvent(() => {
    if (open && current !== undefined) openTool(current.path);
  });
  useEffect(() => {
    if (isEntered && results.length > 0) openFirst();
  }, [isEntered, results.length]);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // During composition the browser sends the key twice; the first belongs to the input method.
    const composing = isComposing(event);
    if (event.key === 'Escape') {
      if (composing) return;
      // The first Esc clears; the second moves the focus back to where it was before.
      if (query !== '') event.preventDefault();
      type('');
      return;
    }
    if (!open || count === 0) {
      if (event.key === 'Enter' && !composing) setIsEntered(hasQuery);
      return;
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey && !event.metaKey) {
      event.preventDefault();
      if (composing) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((at + step + count) % count);
    }
    if (event.key === 'Enter' && !composing) {
      event.preventDefault();
      if (current === undefined) setIsEntered(true);
      else openTool(current.path);
    }
  }

  return (
    <>
      <search className={styles['box']} data-large={large} onFocus={focus.enter} onBlur={blur}>
        <Icon name="search" size={large ? 'lg' : 'md'} />
        <input
          ref={input}
          className={styles['input']}
          type="text"
          role="combobox"
          data-tool-search=""
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={t('label')}
          aria-expanded={open && results.length > 0}
          aria-controls={search === undefined ? undefined : listId}
          aria-autocomplete="list"
          aria-activedescendant={open && count > 0 ? `${listId}-${current?.item.id ?? 'ask'}` : undefined}
          placeholder={placeholder}
          value={shown}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        {query === '' ? (
          <span className={styles['key']} aria-hidden="true">
            {t(command === 'command' ? 'shortcutMac' : 'shortcut')}
          </span>
        ) : (
          <button type="button" className={styles['clear']} aria-label={t('clear')} onClick={clear}>
            <Icon name="close" size="sm" />
          </button>
        )}
        {search !== undefined && (
          <search.SearchResults
            id={listId}
            open={open}
            results={results}
            isAsked={isAsked}
            activeId={current?.item.id}
            emoji={large}
            onChoose={() => type('')}
            query={query}
            isEntered={isEntered}
            onAsk={clear}
          />
        )}
      </search>
      {children?.(ask)}
    </>
  );
}
