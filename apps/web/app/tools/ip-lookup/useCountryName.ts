import type { IpLocation } from '@toolbox/core/net';
import { formatCountry } from '@toolbox/i18n/format/formatCountry';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';

/** The country in the language of the page; the provider's name if its code is unknown. */
export function useCountryName({ country, countryCode }: IpLocation): string | null {
  const language = usePageLanguage();
  return (countryCode === null ? undefined : formatCountry(countryCode, language)) ?? country;
}
