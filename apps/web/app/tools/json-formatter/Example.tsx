import { formatJson, type JsonIndent } from '@toolbox/core/json';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';

type ExampleProps = {
  readonly note: ReactNode;
  readonly example: string;
  readonly indent: JsonIndent;
  readonly sortKeys: boolean;
};

/** The formatted example. */
function Example({ note, example, indent, sortKeys }: ExampleProps) {
  const t = useMessages('json-formatter');
  const formatted = formatJson(example, { indent, sortKeys });
  return (
    <ResultCard copyText="" note={note}>
      {formatted.ok && <TextOutput code label={t('formatted')} text={formatted.value} />}
    </ResultCard>
  );
}

export default asExample(Example, { late: true });
