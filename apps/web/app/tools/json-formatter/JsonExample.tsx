import { formatJson, type JsonIndent } from '@toolbox/core/json';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { ExampleResult } from '../../parts/example-result/ExampleResult.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';

type JsonExampleProps = {
  readonly text: string;
  readonly note: ReactNode;
  readonly example: string;
  readonly indent: JsonIndent;
  readonly sortKeys: boolean;
};

/** The formatted example. */
export default function JsonExample({ text, note, example, indent, sortKeys }: JsonExampleProps) {
  const t = useMessages('json-formatter');
  const formatted = formatJson(example, { indent, sortKeys });
  return (
    <ExampleResult text={text} note={note}>
      {formatted.ok && <TextOutput label={t('formatted')} text={formatted.value} />}
    </ExampleResult>
  );
}
