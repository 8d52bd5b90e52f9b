import type { ReactNode } from 'react';
import type { PartModule } from '../../loading/fetchOnce.ts';
import { prerenderedPart } from '../../loading/prerenderedPart.tsx';
import type { ExampleProps } from './asExample.tsx';
import { EmptyResult } from './EmptyResult.tsx';

/**
 * Creates the placeholder of a result: the tool's own result for an example, grayed (`asExample`). It is prerendered,
 * and its code loads after the page; until then only the text is shown where it was not prerendered.
 *
 * @example const Example = examplePart(() => import('./Example.tsx'));
 */
export function examplePart<Props extends ExampleProps>(
  load: () => Promise<PartModule<Props>>,
): (props: Props) => ReactNode {
  const Part = prerenderedPart(load);
  return function Example(props) {
    return <Part {...props} fallback={<EmptyResult text={props.text} />} />;
  };
}
