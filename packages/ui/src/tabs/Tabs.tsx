import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { isComposing } from '../keyboard/isComposing.ts';
import styles from './Tabs.module.css';

export type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
  readonly content: ReactNode;
};

export type TabsProps<Id extends string> = {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Hidden panels keep their typed text. */
  readonly keepMounted?: boolean | undefined;
  /** Every panel begins with a card: the tab list is placed in the header of that card. */
  readonly inHead?: boolean | undefined;
};

/** Panels of which one is shown. Arrow keys move the focus and select immediately. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, keepMounted, inHead }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    // With these keys the arrows belong to the browser, such as Alt and ← to go back.
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const target = tabs[index];
    if (!target) return;
    onChange(target.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return (
    <div className={classNames(styles, 'tabs', inHead && 'inHead')}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`no-print ${classNames(styles, 'list')}`}
        onKeyDown={pressKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            className={classNames(styles, 'tab')}
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} size="sm" />}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== value}
        >
          {(keepMounted || tab.id === value) && tab.content}
        </div>
      ))}
    </div>
  );
}
