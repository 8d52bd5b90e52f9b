import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { MAX_LINK_UNITS, toDraftFragment } from '../../browser/draft/draftLink.ts';
import { linkedDrafts } from '../../browser/draft/linkedDrafts.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CopyLink.late.module.css';

/** What the last copied link omitted. */
type Left = { readonly withOptions: boolean; readonly full: string };

function linkUrl(fragment: string): string {
  return location.origin + location.pathname + fragment;
}

/** Copies the URL of the tool with the current options, and then offers to include what was typed. */
export default function CopyLink({ tool }: { readonly tool: string }) {
  const t = useMessages('palette', 'link');
  const actions = useMessages('common', 'actions');
  const [left, setLeft] = useState<Left>();

  function copied() {
    const options = toDraftFragment(linkedDrafts(tool, { withInputs: false }));
    const full = toDraftFragment(linkedDrafts(tool, { withInputs: true }));
    setLeft(full === options ? undefined : { withOptions: options !== '', full });
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setLeft(undefined);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || left === undefined) return;
    event.currentTarget.querySelector('button')?.focus();
    setLeft(undefined);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble up from its buttons
    <div className={styles['link']} onBlur={leave} onKeyDown={press}>
      <CopyButton
        variant="secondary"
        icon="link"
        narrowIcon
        text={() => linkUrl(toDraftFragment(linkedDrafts(tool, { withInputs: false })))}
        labels={{ copy: actions('copyLink'), copied: actions('linkCopied'), failed: actions('copyFailed') }}
        onCopied={copied}
      />
      <div className={styles['choice']} hidden={left === undefined}>
        <p role="status">{left && t(left.withOptions ? 'options' : 'plain')}</p>
        {left !== undefined &&
          (left.full.length > MAX_LINK_UNITS ? (
            <p>{t('tooLong')}</p>
          ) : (
            <>
              <CopyButton
                variant="secondary"
                icon="link"
                text={() => linkUrl(left.full)}
                labels={{ copy: t('withInputs'), copied: t('copied'), failed: actions('copyFailed') }}
              />
              <p className={styles['note']}>{t('inputsNote')}</p>
            </>
          ))}
      </div>
    </div>
  );
}
