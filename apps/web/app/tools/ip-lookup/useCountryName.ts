import type { IpLocation } from '@toolbox/core/net';
import { DEFAULT_LANGUAGE, isLanguage } from '@toolbox/i18n';
import { formatCountry } from '@toolbox/i18n/format/formatCountry';
import { useTranslation } from 'react-i18next';

/** The country in the language of the page; as the provider writes it where its code says nothing. */
export function useCountryName({ country, countryCode }: IpLocation): string | null {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
  return (countryCode === null ? undefined : formatCountry(countryCode, language)) ?? country;
}
