import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { markLeftTab } from '../../browser/early-actions/markLeftTab.ts';
import { dispatchMissedChanges } from '../../browser/storage/dispatchMissedChanges.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';
import { fillShellSlots } from '../../loading/shellSlots.ts';
import { useSettled } from '../../loading/useSettled.ts';
import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import { deliverText } from '../delivery/deliverText.ts';
import DonateSticker from '../donate-sticker/DonateSticker.tsx';
import { MissingAlert } from '../missing-alert/MissingAlert.tsx';
import OfflineNotice from '../offline/OfflineNotice.tsx';
import { OverlayNotice } from '../overlay-notice/OverlayNotice.tsx';
import PageGuard from '../page-guard/PageGuard.tsx';
import { listenForContent } from '../palette/listenForContent.ts';
import type { Pasted } from '../palette/readDropped.ts';
import { useIntentReader, useIsQuestion } from '../palette/useIntents.ts';
import { MissingNotice } from '../tool-frame/MissingNotice.tsx';
import { usePagePreload } from './usePagePreload.ts';
import { useShortcuts } from './useShortcuts.ts';

/** In the same chunk, but the menu comes before the page, like the button that opens it. */
export { MobileMenu } from '../mobile-menu/MobileMenu.tsx';

const HOME_PATH = '/';

const palette = optionalPart(() => import('../palette/Palette.tsx'));
const sendTo = optionalPart(() => import('../send-to/SendTo.tsx'));
const copyLink = optionalPart(() => import('../copy-link/CopyLink.tsx'));

/**
 * What is open on the page with this key: the menu, or the palette with a question or a content. Each opening has
 * an id of its own, so that the end of a closing overlay does not close one that was opened meanwhile.
 */
export type Overlay = {
  readonly what: 'menu' | 'palette';
  readonly page: string;
  readonly openId: number;
  readonly question?: string | undefined;
  readonly pasted?: Pasted | undefined;
};

type IdlePartsProps = {
  readonly overlay: Overlay | undefined;
  readonly onOverlay: (overlay: Overlay | undefined) => void;
};

/** Non-critical code of every page in one chunk: notices, guards, shortcuts, the palette, and what fills the slots. */
export default function IdleParts({ overlay, onOverlay }: IdlePartsProps) {
  const { key, pathname } = useLocation();
  const path = plainPath(pathname);
  const isHome = path === HOME_PATH;
  // A tool has the notice of missing files above its fields.
  const hasTool = registry.toolAt(path) !== undefined || registry.categoryAt(path)?.path === path;
  const close = () => onOverlay(undefined);
  const isOpen = overlay?.page === key && overlay.what === 'palette';
  const open = useEffectEvent((content?: Pick<Overlay, 'question' | 'pasted'>) =>
    onOverlay({ what: 'palette', page: key, openId: performance.now(), ...content }),
  );
  const forget = useEffectEvent(() => {
    if (overlay !== undefined && overlay.page !== key) onOverlay(undefined);
  });
  // A dialog that was left open stays closed when the visitor returns to its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the page
  useEffect(() => forget(), [key]);
  useEffect(dispatchMissedChanges, []);
  useEffect(markLeftTab, []);
  palette.usePreload(useSettled());
  usePagePreload();
  useShortcuts(() => {
    // Opening it again would discard what is typed in the open one.
    if (!isOpen || document.querySelector('dialog[open]') === null) open();
  });
  // Without their messages, the plain button stays. Each page tries to load them again.
  const hasMessages = useLateMessages('palette', key) !== undefined;
  const isQuestion = useIsQuestion();
  useEffect(() => {
    const openPalette = (text: string) =>
      open(isQuestion(text, { findsNone: true }) ? { question: text } : { pasted: { text } });
    if (!hasMessages) return;
    fillShellSlots({ CopyLink: copyLink.Part, SendTo: sendTo.Part, openPalette, deliverText, isQuestion });
  }, [hasMessages, isQuestion]);
  // The kind of a text depends on the date, which changes at midnight.
  const readIntents = useEffectEvent(useIntentReader());
  useEffect(() => {
    const take = (pasted: Pasted) => open({ pasted });
    return isHome ? listenForContent(take, (text) => readIntents(text)) : undefined;
  }, [isHome]);
  return (
    <>
      <DonateSticker />
      <OfflineNotice />
      <PageGuard />
      {!hasTool && (
        <OverlayNotice variant="problem">
          <MissingNotice />
        </OverlayNotice>
      )}
      {isOpen && (
        <palette.Part
          key={overlay.openId}
          missing={<MissingAlert />}
          question={overlay.question}
          pasted={overlay.pasted}
          onClose={close}
        />
      )}
    </>
  );
}
