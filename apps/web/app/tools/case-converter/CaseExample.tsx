import { convertCase, type TextCase } from '@toolbox/core/text';
import { useMessages } from '../../i18n/useMessages.ts';
import { ExampleResult } from '../../parts/example-result/ExampleResult.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';

type CaseExampleProps = { readonly text: string; readonly example: string; readonly mode: TextCase };

/** The example in the chosen case. */
export default function CaseExample({ text, example, mode }: CaseExampleProps) {
  const t = useMessages('case-converter');
  return (
    <ExampleResult text={text}>
      <TextOutput prose label={t(`modes.${mode}`)} text={convertCase(example, mode)} />
    </ExampleResult>
  );
}
