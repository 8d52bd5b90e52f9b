import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

export type LocalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A plain path; under `/en` the link stays there. */
  readonly to: string;
};

/** A new tab, a new window or a download is left to the browser. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * A link to a page of this site, in the language of the current page.
 *
 * The router's own link renders again with every navigation, and a page has about sixty of them.
 */
export function LocalLink({ to, onClick, ...rest }: LocalLinkProps) {
  const { href } = useLanguage();
  const router = useContext(DataRouterContext)?.router;
  const path = href(to);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (router === undefined || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    void router.navigate(path, { replace: `${pathname}${search}${hash}` === path });
  }

  return <a {...rest} href={path} onClick={open} />;
}
