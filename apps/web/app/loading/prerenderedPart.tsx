import { Suspense, use, useDeferredValue, useState } from 'react';
import { type PartModule, preload } from './fetchOnce.ts';
import type { LazyPart } from './lazyPart.tsx';
import { useHydrated } from './useHydrated.ts';
import { useLazyChunk } from './useLazyChunk.ts';

/** React leaves the prerendered content of such an element unchanged. */
const AS_SERVED = { __html: '' };

/**
 * Creates a component of non-critical code that is prerendered nevertheless: its HTML stays in the page as static
 * content, without hydration, until its chunk has loaded and replaces it. So nothing moves, and the page does not
 * wait. Only for content without controls, which would not work until then.
 *
 * `fallback` is shown where the part was not prerendered, after a navigation or a change of the form.
 */
export function prerenderedPart<Props extends object>(load: () => Promise<PartModule<Props>>): LazyPart<Props> {
  const chunk = preload(load);
  const served = typeof document === 'undefined' ? chunk.load() : undefined;
  return function Part({ fallback = null, ...props }) {
    const [module] = useLazyChunk(chunk, { isNeeded: true });
    const isHydrated = useHydrated();
    const [wasServed] = useState(!isHydrated);
    // Deferred even where the code has come before hydration: messages that are pending would suspend the page, which
    // React hides meanwhile, so that its fields lose the focus.
    const shown = useDeferredValue(isHydrated ? module : undefined);
    const found = served === undefined ? shown : use(served);
    if (found !== undefined) {
      const { default: Content } = found;
      const content = <Content {...(props as unknown as Props)} />;
      // What was served stays while messages are pending; without it, they would suspend the page around the part.
      return <div key="part">{wasServed ? content : <Suspense fallback={fallback}>{content}</Suspense>}</div>;
    }
    if (!wasServed) return fallback;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves the existing content alone
    return <div key="served" suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />;
  };
}
