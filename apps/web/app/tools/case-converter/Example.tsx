import { convertCase, type TextCase } from '@toolbox/core/text';
import { useMessages } from '../../i18n/useMessages.ts';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';

type ExampleProps = { readonly example: string; readonly mode: TextCase };

/** The example in the chosen case. */
function Example({ example, mode }: ExampleProps) {
  const t = useMessages('case-converter');
  return (
    <ResultCard copyText="">
      <TextOutput prose label={t(`modes.${mode}`)} text={convertCase(example, mode)} />
    </ResultCard>
  );
}

export default asExample(Example, { late: true });
