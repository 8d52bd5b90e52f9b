import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { placeLateParts } from '../../loading/lateParts.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';
import { useSettled } from '../../loading/useSettled.ts';
import { plainPath } from '../../site/localPath.ts';
import DonateSticker from '../donate-sticker/DonateSticker.tsx';
import { MissingAlert } from '../missing-alert/MissingAlert.tsx';
import OfflineNotice from '../offline/OfflineNotice.tsx';
import PageGuard from '../page-guard/PageGuard.tsx';
import type { Pasted } from '../palette/listenForContent.ts';
import { listenForContent } from '../palette/listenForContent.ts';
import { usePagePreload } from './usePagePreload.ts';
import { useShortcuts } from './useShortcuts.ts';

/** In the same chunk, but the menu comes before the page, like the button that opens it. */
export { MobileMenu } from '../mobile-menu/MobileMenu.tsx';

const HOME_PATH = '/';

const palette = optionalPart(() => import('../palette/Palette.tsx'));
const sendTo = optionalPart(() => import('../send-to/SendTo.tsx'));
const copyLink = optionalPart(() => import('../copy-link/CopyLink.tsx'));

/**
 * What is open on the page with this key: the menu, or the palette with what was pasted. What is reopened while it closes
 * is another turn, which the end of the first must not close.
 */
export type Asked = {
  readonly what: 'menu' | 'palette';
  readonly page: string;
  readonly turn: number;
  readonly pasted?: Pasted | undefined;
};

type IdlePartsProps = {
  readonly asked: Asked | undefined;
  readonly onAsk: (asked: Asked | undefined) => void;
};

/** Non-critical code of every page in one chunk: notices, guards, shortcuts, the palette, and late parts. */
export default function IdleParts({ asked, onAsk }: IdlePartsProps) {
  const { key, pathname } = useLocation();
  const isHome = plainPath(pathname) === HOME_PATH;
  const close = () => onAsk(undefined);
  const isOpen = asked?.page === key && asked.what === 'palette';
  const open = useEffectEvent((pasted?: Pasted) =>
    onAsk({ what: 'palette', page: key, turn: performance.now(), pasted }),
  );
  const forget = useEffectEvent(() => {
    if (asked !== undefined && asked.page !== key) onAsk(undefined);
  });
  // A dialog that was left open stays closed when the visitor returns to its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the page
  useEffect(() => forget(), [key]);
  palette.usePreload(useSettled());
  usePagePreload();
  useShortcuts(() => {
    // Another turn would discard what is typed in the open one.
    if (!isOpen || document.querySelector('dialog[open]') === null) open();
  });
  // Without their messages, the plain button stays.
  const hasMessages = useLateMessages('palette') !== undefined;
  useEffect(() => {
    if (hasMessages) placeLateParts({ CopyLink: copyLink.Part, SendTo: sendTo.Part });
  }, [hasMessages]);
  useEffect(() => (isHome ? listenForContent((pasted) => open(pasted)) : undefined), [isHome]);
  return (
    <>
      <DonateSticker />
      <OfflineNotice />
      <PageGuard />
      {isOpen && <palette.Part key={asked.turn} missing={<MissingAlert />} pasted={asked.pasted} onClose={close} />}
    </>
  );
}
