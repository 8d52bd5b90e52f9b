import { lazy, useState } from 'react';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';
import { useHydrated } from '../../loading/useHydrated.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import styles from './ToolGuide.module.css';

const fetched = optionalPart(() => import('./FetchedGuide.tsx'));
/** For the build only: pages load neither the text nor the code that renders it. */
const BuiltGuide = import.meta.env.SSR ? lazy(() => import('./BuiltGuide.tsx')) : undefined;
/** Makes React hydrate only the element and leave its prerendered content unchanged. */
const AS_BUILT = { __html: '' };

/**
 * The guide below a tool. The build writes it into the page; it is not part of any script, and hydration keeps it. It
 * is fetched only where it was not prerendered, after a navigation or a change of language.
 */
export function ToolGuide({ tool }: { readonly tool: Tool }) {
  const page = `${usePageLanguage()} ${tool.id}`;
  const isHydrated = useHydrated();
  const [built, setBuilt] = useState(isHydrated ? undefined : page);
  // Once removed from the page, the prerendered content cannot be restored.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: never set: React only hydrates this element
      dangerouslySetInnerHTML={AS_BUILT}
    />
  );
}
