import { useState } from 'react';

type Announced<Change> = {
  readonly change: Change;
  readonly of: unknown;
  readonly by: unknown;
  readonly at: number;
};

type AnnouncementContext = {
  /** What changed, by reference: once it is replaced otherwise, such as by Undo, the announcement is over. */
  readonly of: unknown;
  /** The messages of the current language. */
  readonly messages: unknown;
};

/** The last change to announce: once, not again in the other language, and not when Undo restores its outcome. */
export function useChangeAnnouncement<Change>({ of, messages }: AnnouncementContext) {
  const [announced, setAnnounced] = useState<Announced<Change>>();
  // Cleared, not hidden: what an undo restores is not announced again.
  if (announced !== undefined && announced.of !== of) setAnnounced(undefined);

  /** @param changed what `of` is after the change */
  function announce(change: Change, changed: unknown) {
    setAnnounced({ change, of: changed, by: messages, at: performance.now() });
  }

  return {
    change: announced?.change,
    at: announced?.at,
    isTranslated: announced !== undefined && announced.by !== messages,
    announce,
  };
}
