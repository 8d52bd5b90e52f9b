import { type CodeNotation, toCharCodes } from '@toolbox/core/text';
import { useMessages } from '../../i18n/useMessages.ts';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';

type ExampleProps = {
  /** The characters of the example. */
  readonly example: string;
  /** Undefined where the output is the characters themselves. */
  readonly notation: CodeNotation | undefined;
};

/** The result of the example. */
function Example({ example, notation }: ExampleProps) {
  const t = useMessages('ascii-converter');
  const output = notation === undefined ? example : toCharCodes(example, notation);
  return (
    <ResultCard copyText="">
      <TextOutput prose label={t(notation === undefined ? 'text' : 'codes')} text={output} />
    </ResultCard>
  );
}

export default asExample(Example, { late: true });
