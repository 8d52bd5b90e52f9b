import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { MAX_LINK_UNITS, toDraftFragment } from '../../browser/draft/draftLink.ts';
import { unitsOf } from '../../browser/draft/draftStorage.ts';
import { type LinkContents, linkedDrafts } from '../../browser/draft/linkedDrafts.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CopyLink.late.module.css';

/** What the last copied link has, if it omitted what was typed. */
type Left = { readonly withOptions: boolean; readonly isTooLong: boolean };

function fragmentOf(tool: string, contents: LinkContents): string {
  return toDraftFragment(linkedDrafts(tool, contents));
}

function linkUrl(tool: string, contents: LinkContents): string {
  return location.origin + location.pathname + fragmentOf(tool, contents);
}

type CopyLinkProps = { readonly tool: string };

/** Copies the URL of the tool with the current options, and then offers to include what was typed. */
export default function CopyLink({ tool }: CopyLinkProps) {
  // The page of a tool stays mounted as another one is opened, and loses no focus where a click does not focus a
  // button.
  return <ToolLink key={tool} tool={tool} />;
}

function ToolLink({ tool }: CopyLinkProps) {
  const t = useMessages('palette', 'link');
  const actions = useMessages('common', 'actions');
  const [left, setLeft] = useState<Left>();

  function copied() {
    const options = fragmentOf(tool, { withInputs: false });
    const linked = linkedDrafts(tool, { withInputs: true });
    // A large document, whose encoding would block the page for seconds, is encoded for no link.
    const full = unitsOf(linked) > MAX_LINK_UNITS ? undefined : toDraftFragment(linked);
    const isTooLong = full === undefined || full.length > MAX_LINK_UNITS;
    setLeft(full === options ? undefined : { withOptions: options !== '', isTooLong });
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setLeft(undefined);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || left === undefined) return;
    event.currentTarget.querySelector('button')?.focus();
    setLeft(undefined);
  }

  const leftText = left === undefined ? '' : t(left.withOptions ? 'options' : 'plain');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble up from its buttons
    <div className={styles['link']} onBlur={leave} onKeyDown={press}>
      <CopyButton
        variant="secondary"
        icon="link"
        narrowIcon
        text={() => linkUrl(tool, { withInputs: false })}
        labels={{ copy: actions('copyLink'), copied: actions('linkCopied'), failed: actions('copyFailed') }}
        onCopied={copied}
      />
      <LiveRegion text={leftText} />
      <div className={styles['choice']} hidden={left === undefined}>
        <p>{leftText}</p>
        {left !== undefined &&
          (left.isTooLong ? (
            <p>{t('tooLong')}</p>
          ) : (
            <>
              <CopyButton
                variant="secondary"
                icon="link"
                text={() => linkUrl(tool, { withInputs: true })}
                labels={{ copy: t('withInputs'), copied: t('copied'), failed: actions('copyFailed') }}
              />
              <p className={styles['note']}>{t('inputsNote')}</p>
            </>
          ))}
      </div>
    </div>
  );
}
