import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Switch } from '@toolbox/ui/switch/Switch';
import { memo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { NumberEntry } from '../../parts/number-entry/NumberEntry.tsx';
import { FORMATS, isStripping, type KeywordChoices } from './keywordChoices.ts';

type ChoiceFieldsProps = { readonly choices: KeywordChoices; readonly onChange: (choices: KeywordChoices) => void };

/** Options for the number, the format and the kind of keywords. */
export const ChoiceFields = memo(function ChoiceFields({ choices, onChange }: ChoiceFieldsProps) {
  const t = useMessages('keyword-extractor');
  const language = usePageLanguage();
  const choose =
    <Key extends keyof KeywordChoices>(key: Key) =>
    (value: KeywordChoices[Key]) =>
      onChange({ ...choices, [key]: value });

  return (
    <>
      <NumberEntry
        label={t('count')}
        hint={t('countHint')}
        unit={t('countUnit')}
        measure="count"
        maxFractionDigits={0}
        value={choices.count}
        onChange={choose('count')}
      />
      <Segmented
        label={t('format')}
        value={choices.format}
        onChange={choose('format')}
        options={FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      <Switch
        label={t('dropStopWords')}
        hint={t('dropStopWordsHint')}
        checked={choices.dropKoreanStopWords}
        onChange={choose('dropKoreanStopWords')}
      />
      <Switch
        label={t('stripParticles')}
        hint={t('stripParticlesHint')}
        checked={isStripping(choices, language)}
        onChange={(removes) => choose('particles')(removes ? 'remove' : 'keep')}
      />
      <Switch
        label={t('keepSingleLetters')}
        hint={t('keepSingleLettersHint')}
        checked={choices.keepSingleLetters}
        onChange={choose('keepSingleLetters')}
      />
    </>
  );
});
