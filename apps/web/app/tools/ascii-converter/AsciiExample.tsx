import { type CodeNotation, toCharCodes } from '@toolbox/core/text';
import { useMessages } from '../../i18n/useMessages.ts';
import { ExampleResult } from '../../parts/example-result/ExampleResult.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';

type AsciiExampleProps = {
  readonly text: string;
  /** The characters of the example. */
  readonly example: string;
  /** Undefined where the output is the characters themselves. */
  readonly notation: CodeNotation | undefined;
};

/** The result of the example. */
export default function AsciiExample({ text, example, notation }: AsciiExampleProps) {
  const t = useMessages('ascii-converter');
  const output = notation === undefined ? example : toCharCodes(example, notation);
  return (
    <ExampleResult text={text}>
      <TextOutput prose label={t(notation === undefined ? 'text' : 'codes')} text={output} />
    </ExampleResult>
  );
}
