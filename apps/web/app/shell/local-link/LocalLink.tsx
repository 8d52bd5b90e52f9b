import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

export type LocalLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** A plain path; under `/en` the link stays there. */
  readonly to: string;
};

/** A link to a page of this site, in the language of the current page. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const { href } = useLanguage();
  return <Link {...rest} to={href(to)} />;
}
