import { parseKeywordText } from '@toolbox/core/text';
import { parseTextSize } from '@toolbox/core/validate';
import { Split } from '@toolbox/ui/split/Split';
import { useMemo } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { EMPTY_TEXT, type TextValue } from '../../parts/document-field/textValue.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import { FIRST_CHOICES, FORMATS, type KeywordChoices } from './keywordChoices.ts';

const KeywordResult = lazyPart(() => import('./KeywordResult.tsx'));

export default function View() {
  const t = useMessages('keyword-extractor');
  const failureText = useFailureText();
  const [value, setValue] = useDraft<TextValue>('keyword-extractor.text', EMPTY_TEXT);
  const [choices, setChoices] = useDraft<KeywordChoices>('keyword-extractor.choices', FIRST_CHOICES, {
    allowed: { format: FORMATS },
  });
  const { text } = value;
  const parsed = useMemo(() => {
    const size = parseTextSize(text);
    return size.ok ? parseKeywordText(text, segmenter) : size;
  }, [text]);

  function reset() {
    setValue(EMPTY_TEXT);
    setChoices(FIRST_CHOICES);
  }

  const nothing = <EmptyResult text={t('empty')} />;

  return (
    <Split>
      <InputCard onReset={reset}>
        <DocumentField
          rows={8}
          label={t('text')}
          hint={t('textHint')}
          value={value}
          onChange={setValue}
          error={parsed.ok ? undefined : failureText(parsed.failure)}
        />
        <ChoiceFields choices={choices} onChange={setChoices} />
      </InputCard>
      {parsed.ok && text.trim() !== '' ? (
        <KeywordResult fallback={nothing} value={value} choices={choices} onChange={setChoices} />
      ) : (
        nothing
      )}
    </Split>
  );
}
