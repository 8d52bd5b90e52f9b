import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { useEarlyInput } from '../hooks/useEarlyInput.ts';
import { hangulLang } from '../marked-hangul/hangulLang.ts';
import { hasRightToLeft } from '../text-direction/hasRightToLeft.ts';
import { ControlFrame } from './ControlFrame.tsx';
import { Field, type FieldText } from './Field.tsx';
import styles from './TextArea.module.css';

export type TextAreaProps = Omit<FieldText, 'hintButton'> &
  Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'style' | 'className'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Counts and small buttons below the text, inside the border. */
    readonly footer?: ReactNode;
    /** Rendered behind the text, such as highlights. */
    readonly backdrop?: ReactNode;
    /** Code: monospace, lines do not wrap. */
    readonly mono?: boolean | undefined;
  };

/** Multiline text. Typed or pasted text is never truncated. All other attributes of a textarea are passed on. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, actions, value, onChange, footer, backdrop, mono, id, ...rest } = props;
  const [area, shown] = useEarlyInput<HTMLTextAreaElement>(value);
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      actions={actions}
      id={id}
      describedBy={rest['aria-describedby']}
    >
      {({ control }) => (
        <ControlFrame invalid={!!error} disabled={rest.disabled} multiline footer={footer}>
          {backdrop}
          <textarea
            ref={area}
            rows={8}
            lang={hangulLang(value)}
            wrap={mono ? 'off' : 'soft'}
            {...(mono && { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off', autoCorrect: 'off' })}
            {...rest}
            {...control}
            className={classNames(styles, 'area', mono ? 'mono' : hasRightToLeft(value) && 'directed')}
            value={shown}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </ControlFrame>
      )}
    </Field>
  );
}
