import { parseTextSize } from '@toolbox/core/validate';
import { Split } from '@toolbox/ui/split/Split';
import { useMemo } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { clearedText, EMPTY_TEXT, type TextValue } from '../../parts/document-field/textValue.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import { ALLOWED_CHOICES, FIRST_CHOICES, type KeywordChoices } from './keywordChoices.ts';

const useParser = lazyModule(() => import('./parser.ts'));
const KeywordResult = lazyPart(() => import('./KeywordResult.tsx'));
const Example = lazyPart(() => import('./Example.tsx'));

export default function View() {
  const t = useMessages('keyword-extractor');
  const late = useLateMessages('keyword-extractor/late');
  const failureText = useFailureText();
  const [value, setValue] = useDraft<TextValue>('keyword-extractor.text', EMPTY_TEXT);
  const [choices, setChoices] = useDraft<KeywordChoices>('keyword-extractor.choices', FIRST_CHOICES, ALLOWED_CHOICES);
  const parser = useParser();
  const { text } = value;
  const parsed = useMemo(() => {
    const size = parseTextSize(text);
    return size.ok && parser !== undefined ? parser.parseKeywordText(text, parser.segmenter) : size;
  }, [text, parser]);

  function reset() {
    setValue(clearedText());
    setChoices(FIRST_CHOICES);
  }

  const example = late?.('example.text');
  const empty = <EmptyResult text={t('empty')} />;
  const placeholder =
    example === undefined ? empty : <Example fallback={empty} text={t('empty')} example={example} choices={choices} />;

  return (
    <Split tall>
      <InputCard onReset={reset} onExample={example === undefined ? null : () => setValue({ text: example })}>
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
        <KeywordResult fallback={placeholder} value={value} choices={choices} onChange={setChoices} />
      ) : (
        placeholder
      )}
    </Split>
  );
}
