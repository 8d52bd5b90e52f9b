import { lazy, useState } from 'react';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';
import { useHydrated } from '../../loading/useHydrated.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import styles from './ToolGuide.module.css';

const fetched = optionalPart(() => import('./FetchedGuide.tsx'));
/** For the build alone: the text, and the code that shows it, are no part of what a page loads. */
const BuiltGuide = import.meta.env.SSR ? lazy(() => import('./BuiltGuide.tsx')) : undefined;
/** Tells React that what is inside is not its affair: it hydrates the element and leaves the rest as the build wrote it. */
const AS_BUILT = { __html: '' };

/**
 * What stands below a tool. The build writes it into the page; no script holds it, and hydration keeps it. Only where the
 * page was not built with it, after a navigation or a change of language, is it fetched.
 */
export function ToolGuide({ tool }: { readonly tool: Tool }) {
  const page = `${usePageLanguage()} ${tool.id}`;
  const isHydrated = useHydrated();
  const [built, setBuilt] = useState(isHydrated ? undefined : page);
  // Once it was taken out of the page it is gone.
  if (built !== undefined && built !== page) setBuilt(undefined);
  const className = styles['guide'];

  if (BuiltGuide !== undefined) {
    return (
      <section className={className} data-built="">
        <BuiltGuide tool={tool} />
      </section>
    );
  }
  if (built !== page) return <fetched.Part key={page} tool={tool} fallback={<section className={className} />} />;
  return (
    <section
      className={className}
      data-built=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: never set: React only hydrates this element, and whatever else is shown takes its place
      dangerouslySetInnerHTML={AS_BUILT}
    />
  );
}
