import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { useDelayedError } from '../hooks/useDelayedError.ts';
import { isComposing } from '../keyboard/isComposing.ts';
import { isTyped } from '../keyboard/isTyped.ts';
import { groupNumber, isRegroupable, plainOf, shownCaret, toAsciiDigits, ungroupNumber } from './groupedNumber.ts';
import { InputField, type InputFieldProps } from './InputField.tsx';

export type NumberFieldProps = Omit<InputFieldProps, 'onChange' | 'end' | 'unit' | 'type' | 'mono' | 'inputMode'> & {
  /** Plain digits, or the typed text if it is not a number. */
  readonly value: string;
  /**
   * Called with plain digits if the text is one well-formed number, else with the text itself; it is not validated
   * here.
   */
  readonly onChange: (value: string) => void;
  /** Plain digits of a number with a unit or with other separators; undefined leaves the text unchanged. */
  readonly read?: ((text: string) => string | undefined) | undefined;
  readonly unit?: string | undefined;
  /** Groups thousands with commas while typing. On by default. */
  readonly grouping?: boolean | undefined;
  /** A sign may be typed; numeric keypads have none, so the full keyboard is shown. */
  readonly signed?: boolean | undefined;
  /** 0 selects the keypad without a decimal point. Further typed digits are never truncated. */
  readonly maxFractionDigits?: number | undefined;
};

type Edit = {
  readonly entered: string;
  /** The text shown previously. */
  readonly before: string;
  readonly caret: number;
  /** Whether the keyboard entered it character by character. */
  readonly typed: boolean;
  /** Whether the visitor may continue to type at the end; by default if the text was typed. */
  readonly goesOn?: boolean;
};

/** A text that is shown as it is, because setting it would disturb what the browser is doing. */
type Composed = { readonly text: string; readonly before: string; readonly isDrag: boolean };

/** A comma before the first digit, which does not group digits. */
const FIRST_COMMA = /^([+-]?),/;
/** The input types of undo and redo, which may restore a text that was still being typed. */
const RESTORED = /^history/;
/** An end that is not a digit may still be continued: 8h to 8 hours, 8시간 to 8시간 30분. */
const OPEN_END = /(?<![^\d.,])[^\d.,]+$/;

function inputType({ nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  return 'inputType' in nativeEvent && typeof nativeEvent.inputType === 'string' ? nativeEvent.inputType : '';
}

/** Keyboard suggestions and dictation insert a whole number at once, with a comma that the field has not set. */
function insertsComma({ nativeEvent }: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>): boolean {
  return 'data' in nativeEvent && typeof nativeEvent.data === 'string' && /[,，]/.test(nativeEvent.data);
}

/**
 * A number as people type and paste it. Commas move while digits are typed; malformed text is left unchanged and passed
 * on as it is. The caret keeps its place, and nothing moves while an input method composes, or between the two edits of
 * a drag. An error is shown when typing pauses or the field loses the focus.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, read, error, grouping = true, signed, maxFractionDigits, ...rest } = props;
  const [composed, setComposed] = useState<Composed>();
  const held = useDelayedError(error, value);
  const show = (plain: string) => (grouping ? groupNumber(plain) : plain);
  const digitsOf = (text: string) => plainOf(text) ?? read?.(text);
  /** Whether the commas of a shown text are those that the field has set. */
  const isGrouped = (shown: string) => grouping && plainOf(shown.replace(OPEN_END, '')) !== undefined;

  /** The value of the text after an edit. */
  function meaning({ entered, before, caret, typed, goesOn = typed }: Edit): string {
    const text = toAsciiDigits(entered);
    if (goesOn && caret === text.length && OPEN_END.test(text)) return text;
    const number = text.replace(OPEN_END, '');
    const isMisplaced = typed && isGrouped(before) && plainOf(number) === undefined && isRegroupable(number, before);
    const ungrouped = isMisplaced ? ungroupNumber(text) : text;
    return digitsOf(ungrouped) ?? ungrouped;
  }

  /** Sets the grouped text before React does, so that the browser keeps the caret position that is set here. */
  function accept(element: HTMLInputElement, text: string, caret: number, plain: string) {
    const shown = show(plain);
    if (element.value !== shown) {
      const plainCaret = Math.min(ungroupNumber(text.slice(0, caret)).length, plain.length);
      element.value = shown;
      const at = shownCaret(shown, plainCaret);
      element.setSelectionRange(at, at);
    }
    if (plain !== value) onChange(plain);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const element = event.currentTarget;
    const kind = inputType(event);
    const typed = isTyped(event.nativeEvent);
    const caret = element.selectionStart ?? element.value.length;
    if (typed) held.hold();
    const isDrag = kind === 'deleteByDrag';
    if (isDrag || (composed && !composed.isDrag)) {
      const before = composed?.before ?? show(value);
      setComposed({ text: element.value, before, isDrag });
      onChange(meaning({ entered: element.value, before, caret, typed: !insertsComma(event) }));
      return;
    }
    if (composed) return finish(element, true);
    const before = show(value);
    const [text, at] = isGrouped(before) ? afterDeletion(kind, element.value, caret, before) : [element.value, caret];
    const grows = typed && !insertsComma(event);
    const goesOn = grows || RESTORED.test(kind);
    accept(element, text, at, meaning({ entered: text, before, caret: at, typed: grows, goesOn }));
  }

  /** Groups a text that was shown as it is. */
  function finish(element: HTMLInputElement, typed: boolean) {
    const shown = element.value;
    const text = composed?.isDrag ? shown.replace(FIRST_COMMA, '$1') : shown;
    const caret = (element.selectionStart ?? shown.length) - shown.length + text.length;
    const plain = meaning({ entered: text, before: composed?.before ?? show(value), caret, typed });
    setComposed(undefined);
    accept(element, text, caret, plain);
  }

  /** Typing has ended: the field is left, or the form is about to be sent, after which its values must not change. */
  function settle() {
    held.release();
    const plain = composed === undefined && OPEN_END.test(value) ? digitsOf(value) : undefined;
    if (plain !== undefined && plain !== value) onChange(plain);
  }

  return (
    <InputField
      autoComplete="off"
      {...rest}
      error={held.shown}
      inputMode={signed ? 'text' : maxFractionDigits === 0 ? 'numeric' : 'decimal'}
      value={composed?.text ?? show(value)}
      onChange={change}
      onKeyDown={(event) => {
        // Tab then goes to the buttons of the error, which are drawn before the browser moves the focus.
        if ((event.key === 'Enter' || event.key === 'Tab') && !isComposing(event)) settle();
        rest.onKeyDown?.(event);
      }}
      onBlur={(event) => {
        // The field keeps the focus while another window or tab is used, and typing may go on afterward.
        if (document.activeElement !== event.currentTarget) settle();
        rest.onBlur?.(event);
      }}
      onCompositionStart={(event) => {
        setComposed({ text: event.currentTarget.value, before: show(value), isDrag: false });
        rest.onCompositionStart?.(event);
      }}
      onCompositionEnd={(event) => {
        finish(event.currentTarget, !insertsComma(event));
        rest.onCompositionEnd?.(event);
      }}
      // Dropped elsewhere, or nowhere.
      onDragEnd={(event) => {
        if (composed?.isDrag) finish(event.currentTarget, true);
        rest.onDragEnd?.(event);
      }}
    />
  );
}

/**
 * What a deletion leaves of a grouped number. Deleting a comma would change nothing, so the digit on its other side is
 * deleted too.
 */
function afterDeletion(
  kind: string,
  text: string,
  caret: number,
  shown: string,
): readonly [text: string, caret: number] {
  const onlyComma = text.length === shown.length - 1 && shown[caret] === ',';
  if (onlyComma && kind === 'deleteContentBackward') return [text.slice(0, caret - 1) + text.slice(caret), caret - 1];
  if (onlyComma && kind === 'deleteContentForward') return [text.slice(0, caret) + text.slice(caret + 1), caret];
  return [kind.startsWith('delete') ? text.replace(FIRST_COMMA, '$1') : text, caret];
}
