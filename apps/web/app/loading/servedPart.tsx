import { use, useDeferredValue, useState } from 'react';
import { type PartModule, preload } from './fetchOnce.ts';
import type { LazyPart } from './lazyPart.tsx';
import { useFile } from './useFile.ts';
import { useHydrated } from './useHydrated.ts';

/** React leaves the content of such an element as the server has written it. */
const AS_SERVED = { __html: '' };

/**
 * Makes a component of non-critical code that is prerendered all the same: its HTML stands in the page as a picture, which
 * nothing hydrates, until its chunk has loaded and takes its place. So nothing moves, and the page does not wait. Only for
 * what cannot be used before: a control in it would be dead as long.
 *
 * `fallback` is shown where the page was not served with it, after a navigation or a change of the form.
 */
export function servedPart<Props extends object>(load: () => Promise<PartModule<Props>>): LazyPart<Props> {
  const file = preload(load);
  const served = typeof document === 'undefined' ? file.load() : undefined;
  return function Part({ fallback = null, ...props }) {
    // Messages that the part still waits for hold it back, not what stands in its place.
    const module = useDeferredValue(useFile(file, true));
    const isHydrated = useHydrated();
    const [wasServed] = useState(!isHydrated);
    const found = served === undefined ? module : use(served);
    if (found !== undefined && (isHydrated || served !== undefined)) {
      const { default: Content } = found;
      return (
        <div key="part">
          <Content {...(props as unknown as Props)} />
        </div>
      );
    }
    if (!wasServed) return fallback;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it tells React to leave alone what is there
    return <div key="served" suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />;
  };
}
