import { LANGUAGES } from '@toolbox/i18n';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useMessages } from '../../i18n/useMessages.ts';

/** Korean and English, each in its own name. */
export function LanguageMenu() {
  const t = useMessages('shell', 'language');
  const { language, choose } = useLanguage();
  return (
    <Segmented
      label={t('label')}
      labelHidden
      options={LANGUAGES.map((value) => ({
        value,
        label: (
          <span lang={value} translate="no">
            {t(value)}
          </span>
        ),
      }))}
      value={language}
      onChange={choose}
    />
  );
}
