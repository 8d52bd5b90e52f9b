import { type CodeNotation, parseCharCodes } from '@toolbox/core/text';
import { Chips } from '@toolbox/ui/chips/Chips';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { useEffect, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lateModule } from '../../loading/lazyModule.ts';
import { latePart, lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { clearedText, EMPTY_TEXT, type TextValue } from '../../parts/document-field/textValue.ts';
import { useTextLimit } from '../../parts/document-field/useTextLimit.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';

type Direction = 'toCodes' | 'toText';

const DIRECTIONS: readonly Direction[] = ['toCodes', 'toText'];
const NOTATIONS: readonly CodeNotation[] = ['decimal', 'hex', 'unicode', 'escape', 'html'];

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
  const [direction, setDirection] = useDraft<Direction>('ascii-converter.direction', 'toCodes', {
    allowed: DIRECTIONS,
  });
  const [text, setText] = useDraft<TextValue>('ascii-converter.text', EMPTY_TEXT);
  const [codes, setCodes] = useDraft<TextValue>('ascii-converter.codes', EMPTY_TEXT);
  const [notation, setNotation] = useDraft<CodeNotation>('ascii-converter.notation', 'decimal', { allowed: NOTATIONS });

  const toCodes = direction === 'toCodes';
  const decoded = useMemo(() => (toCodes ? undefined : parseCharCodes(codes.text)), [toCodes, codes.text]);
  // The limit applies to characters in both directions, so that converted codes can always be converted back.
  const characters = decoded === undefined ? text.text : decoded.ok ? decoded.value : '';
  const limit = useTextLimit(characters);
  const failure = decoded?.ok === false ? decoded.failure : limit.failure;
  const isShown = characters !== '' && failure === undefined;
  const isRejected = decoded?.ok === false;
  const codeOffers = useCodeOffers();
  const takeCodes = (taken: string) => setCodes({ ...codes, text: taken });
  const offers =
    (isRejected && codeOffers?.codeOffers(codes.text, late, takeCodes, () => convert('toCodes', codes))) || [];
  const field = {
    id,
    rows: 8,
    footer: isRejected ? undefined : limit.count,
    error: withOffers(failureText(failure), offers, id),
  };

  /** Converts what was typed for one direction in the other one. */
  function convert(to: Direction, typed: TextValue) {
    undoable('replaced', () =>
      // The field of the other direction receives the focus.
      flushSync(() => {
        if (to === 'toCodes') setText(typed);
        else setCodes(typed);
        setDirection(to);
      }),
    );
  }

  // The text of a switch to its codes, which the offers may not have seen if they loaded later.
  const switched = useRef<TextValue>(undefined);
  useEffect(() => {
    // Another text by now is that of Undo or a link.
    if (!toCodes && switched.current === text) takeTyped();
  }, [codeOffers]);

  function takeTyped() {
    switched.current = text;
    const areCodes = parseCharCodes(text.text).ok || codeOffers?.codesInText(text.text);
    if (areCodes && codes.text === '') setCodes(text);
  }

  /** An empty field receives what was typed for the other direction, where only that direction can convert it. */
  function switchDirection(to: Direction) {
    if (to === 'toText') takeTyped();
    if (to === 'toCodes' && isRejected && text.text === '') setText(codes);
    setDirection(to);
  }

  function reset() {
    setDirection('toCodes');
    setText(clearedText());
    setCodes(clearedText());
    setNotation('decimal');
  }

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
        <InputCard onReset={reset} onExample={late ? fillExample : null}>
          <Segmented
            block
            label={t('direction')}
            value={direction}
            onChange={switchDirection}
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
                if (toCodes) convert('toText', { text: taken });
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
