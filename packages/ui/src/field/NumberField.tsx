import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { groupNumber, shownCaret, ungroupNumber, withoutUnit } from './groupedNumber.ts';
import { InputField, type InputFieldProps } from './InputField.tsx';

export type NumberFieldProps = Omit<InputFieldProps, 'onChange' | 'unit' | 'type' | 'mono' | 'inputMode'> & {
  /** Plain: no grouping. */
  readonly value: string;
  /** Hears the text as typed with the grouping (and the field's own unit) taken out; it is not checked here. */
  readonly onChange: (plain: string) => void;
  readonly unit?: string | undefined;
  /** Thousands are parted by commas while typing. On unless told. */
  readonly grouping?: boolean | undefined;
  /** A sign may be typed; number pads have none, so the whole keyboard comes. */
  readonly signed?: boolean | undefined;
  /** 0 brings the pad without a point. Digits typed beyond it are never cut. */
  readonly maxFractionDigits?: number | undefined;
};

/** A number as people type and paste it. The caret stays where it is and nothing moves while an input method composes. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, grouping = true, signed, maxFractionDigits, ...rest } = props;
  const [composed, setComposed] = useState<string>();
  const show = (plain: string) => (grouping ? groupNumber(plain) : plain);

  /** Writes the grouped text itself, before React does, so that the browser keeps the caret where it is put here. */
  function accept(element: HTMLInputElement, text: string, caret: number) {
    const plain = ungroupNumber(withoutUnit(text, rest.unit));
    const shown = show(plain);
    const plainCaret = Math.min(ungroupNumber(text.slice(0, caret)).length, plain.length);
    if (element.value !== shown) {
      element.value = shown;
      const at = shownCaret(shown, plainCaret);
      element.setSelectionRange(at, at);
    }
    if (plain !== value) onChange(plain);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const element = event.currentTarget;
    if (composed !== undefined) {
      setComposed(element.value);
      onChange(ungroupNumber(element.value));
      return;
    }
    const caret = element.selectionStart ?? element.value.length;
    const [text, at] = withDigitBeyondComma(event, element.value, caret, value, show(value));
    accept(element, text, at);
  }

  function endComposition(event: CompositionEvent<HTMLInputElement>) {
    const element = event.currentTarget;
    setComposed(undefined);
    accept(element, element.value, element.selectionStart ?? element.value.length);
    rest.onCompositionEnd?.(event);
  }

  return (
    <InputField
      autoComplete="off"
      {...rest}
      inputMode={signed ? 'text' : maxFractionDigits === 0 ? 'numeric' : 'decimal'}
      value={composed ?? show(value)}
      onChange={change}
      onCompositionStart={(event) => {
        setComposed(event.currentTarget.value);
        rest.onCompositionStart?.(event);
      }}
      onCompositionEnd={endComposition}
    />
  );
}

/** Deleting a comma would change nothing, so it takes the digit on its other side along. */
function withDigitBeyondComma(
  event: ChangeEvent<HTMLInputElement>,
  text: string,
  caret: number,
  plain: string,
  shown: string,
): readonly [text: string, caret: number] {
  const kind = 'inputType' in event.nativeEvent ? event.nativeEvent.inputType : undefined;
  const onlyComma = text.length === shown.length - 1 && ungroupNumber(text) === plain;
  if (onlyComma && kind === 'deleteContentBackward') return [text.slice(0, caret - 1) + text.slice(caret), caret - 1];
  if (onlyComma && kind === 'deleteContentForward') return [text.slice(0, caret) + text.slice(caret + 1), caret];
  return [text, caret];
}
