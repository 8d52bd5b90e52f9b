import { Banner } from '@toolbox/ui/banner/Banner';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isDraftFragment } from '../../browser/draft/draftFragment.ts';
import { readDraftFragment } from '../../browser/draft/draftLink.ts';
import { fillDrafts } from '../../browser/draft/fillDrafts.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useOptionalMessages } from '../../i18n/useOptionalMessages.ts';
import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import { OverlayNotice } from '../overlay-notice/OverlayNotice.tsx';
import { deliveries } from './deliveries.ts';

type Problem = 'link' | 'sent';

/** Removes the fragment from the URL and returns it, so that a reload does not overwrite what was typed since. */
function takeFragment(): string {
  const { hash, pathname, search } = location;
  if (isDraftFragment(hash)) history.replaceState(history.state, '', pathname + search);
  return hash;
}

/** Says that a link or sent values could not be used. */
function DeliveryError({ problem, onDismiss }: { readonly problem: Problem; readonly onDismiss: () => void }) {
  const t = useMessages('palette');
  const close = useMessages('common', 'actions')('close');
  const text = t(problem === 'link' ? 'link.broken' : 'send.failed');
  return (
    <OverlayNotice variant="problem" aria-label={text}>
      <Banner kind="validation" onDismiss={onDismiss} dismissLabel={close}>
        {text}
      </Banner>
    </OverlayNotice>
  );
}

function OptionalDeliveryError(props: Parameters<typeof DeliveryError>[0]) {
  return useOptionalMessages('palette') ? <DeliveryError {...props} /> : null;
}

/** Fills the current tool with what was sent to it, or with the values in the URL fragment. */
export function Delivery() {
  const { pathname, key } = useLocation();
  const tool = registry.toolAt(plainPath(pathname))?.id;
  const [problem, setProblem] = useState<Problem>();
  const taken = useRef('');

  useEffect(() => {
    let isOld = false;
    async function deliver(kind: Problem, fill: Readonly<Record<string, unknown>> | undefined) {
      if (tool === undefined) return;
      const isDone = fill !== undefined && (await fillDrafts(tool, fill, { isLink: kind === 'link' }));
      // The visitor may have left the page meanwhile.
      if (!isOld) setProblem(isDone ? undefined : kind);
    }
    function followLink() {
      const hash = takeFragment();
      // A change of language runs this again with an old fragment.
      if (!isDraftFragment(hash) || hash === taken.current) return;
      taken.current = hash;
      void deliver('link', readDraftFragment(hash));
    }
    function followAgain() {
      taken.current = '';
      followLink();
    }
    const sent = deliveries.take(tool);
    setProblem(undefined);
    if (sent !== undefined) void deliver('sent', sent);
    followLink();
    addEventListener('hashchange', followAgain);
    return () => {
      isOld = true;
      removeEventListener('hashchange', followAgain);
    };
  }, [tool, key]);

  return problem === undefined ? null : (
    <OptionalDeliveryError problem={problem} onDismiss={() => setProblem(undefined)} />
  );
}
