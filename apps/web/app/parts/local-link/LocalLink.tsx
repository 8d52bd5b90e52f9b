import type { ComponentProps, MouseEvent } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useOpenPage } from './useOpenPage.ts';

export type LocalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  /** A plain path; under `/en` the link stays there. */
  readonly to: string;
  /** Not called for a click that opens the page elsewhere. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
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
  const openPage = useOpenPage();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlain(event)) return;
    onClick?.(event);
    if (openPage === undefined || event.defaultPrevented) return;
    event.preventDefault();
    openPage(to);
  }

  return <a {...rest} href={href(to)} onClick={open} />;
}
