import { Chips } from '@toolbox/ui/chips/Chips';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useId } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lateModule } from '../../loading/lazyModule.ts';
import { latePart, lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { useTextLimit } from '../../parts/document-field/useTextLimit.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { DIRECTIONS, NOTATIONS, useCodeForm } from './useCodeForm.ts';

const CodeResult = lazyPart(() => import('./CodeResult.tsx'));
const CharacterTable = latePart(() => import('./CharacterTable.tsx'));
const CodesNotice = latePart(() => import('./CodesNotice.tsx'));
const useCodeOffers = lateModule(() => import('./codeOffers.ts'));
const Example = lazyPart(() => import('./Example.tsx'));

export default function View() {
  const t = useMessages('ascii-converter');
  const late = useLateMessages('ascii-converter/late');
  const failureText = useFailureText();
  const id = useId();
  const codeOffers = useCodeOffers();
  const form = useCodeForm(codeOffers);
  const { direction, toCodes, text, setText, codes, setCodes, notation, setNotation, decoded, isRejected } = form;

  // The limit applies to characters in both directions, so that converted codes can always be converted back.
  const characters = decoded === undefined ? text.text : decoded.ok ? decoded.value : '';
  const limit = useTextLimit(characters);
  const failure = decoded?.ok === false ? decoded.failure : limit.failure;
  const isShown = characters !== '' && failure === undefined;
  const takeCodes = (taken: string) => setCodes({ ...codes, text: taken });
  const offers =
    (isRejected && codeOffers?.codeOffers(codes.text, late, takeCodes, () => form.convert('toCodes', codes))) || [];
  const field = {
    id,
    rows: 8,
    footer: isRejected ? undefined : limit.count,
    error: withOffers(failureText(failure), offers, id),
  };

  function fillExample() {
    if (late === undefined) return;
    if (toCodes) setText({ text: late('example.text') });
    else setCodes({ text: late('example.codes') });
  }

  const emptyText = t(toCodes ? 'emptyCodes' : 'emptyText');
  const empty = <EmptyResult text={emptyText} />;
  const placeholder = late ? (
    <Example
      fallback={empty}
      text={emptyText}
      example={late('example.text')}
      notation={toCodes ? notation : undefined}
    />
  ) : (
    empty
  );

  return (
    <>
      <Split>
        <InputCard onReset={form.reset} onExample={late ? fillExample : null}>
          <Segmented
            block
            label={t('direction')}
            value={direction}
            onChange={form.switchDirection}
            options={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
          />
          {toCodes ? (
            <DocumentField
              key="text"
              label={t('text')}
              hint={t('textHint')}
              value={text}
              onChange={setText}
              {...field}
            />
          ) : (
            <DocumentField
              key="codes"
              mono
              wrap="soft"
              label={t('codes')}
              hint={t('codesHint')}
              value={codes}
              onChange={setCodes}
              {...field}
            />
          )}
          {!isRejected && (
            <CodesNotice
              fallback={null}
              typed={toCodes ? text.text : codes.text}
              isText={toCodes}
              onUse={(taken) => {
                if (toCodes) form.convert('toText', { text: taken });
                else takeCodes(taken);
                // The button that had the focus disappears with its notice.
                document.getElementById(id)?.focus();
              }}
            />
          )}
          {toCodes && (
            <Chips
              label={t('notation')}
              value={notation}
              onChange={setNotation}
              options={NOTATIONS.map((value) => ({ value, label: t(`notations.${value}`) }))}
            />
          )}
        </InputCard>
        {isShown ? (
          <CodeResult fallback={placeholder} characters={characters} notation={toCodes ? notation : undefined} />
        ) : (
          placeholder
        )}
      </Split>
      {isShown && <CharacterTable characters={characters} />}
    </>
  );
}
