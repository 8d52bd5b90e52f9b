import type { ReactNode } from 'react';
import type { PartModule } from '../../loading/fetchOnce.ts';
import { servedPart } from '../../loading/servedPart.tsx';
import type { ExampleProps } from './asExample.tsx';
import { EmptyResult } from './EmptyResult.tsx';

/**
 * Makes the place of a result that is not there yet: the tool's own result of an example, greyed (`asExample`). It is
 * prerendered, and its code comes after the page; where it has not come yet the sentence alone stands there.
 *
 * @example const Example = examplePart(() => import('./Example.tsx'));
 */
export function examplePart<Props extends ExampleProps>(
  load: () => Promise<PartModule<Props>>,
): (props: Props) => ReactNode {
  const Part = servedPart(load);
  return function Example(props) {
    return <Part {...props} fallback={<EmptyResult text={props.text} />} />;
  };
}
