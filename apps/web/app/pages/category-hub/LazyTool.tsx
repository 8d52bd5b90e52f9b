import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import type { ComponentType } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { onDemandPart } from '../../loading/lazyPart.tsx';

const files = import.meta.glob<{ readonly default: ComponentType }>('../../tools/*/View.tsx');

/** Created once for each tool, outside of render: a new component would lose its state. */
const views = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? '', onDemandPart(load)] as const),
);

function Loading() {
  const t = useMessages('shell', 'tool');
  return (
    <div aria-busy="true" aria-label={t('loading')} role="status">
      <Skeleton shape="block" />
    </div>
  );
}

/** A tool that is fetched when it is selected. */
export function LazyTool({ id }: { readonly id: string }) {
  const View = views.get(id);
  if (View === undefined) return null;
  return <View fallback={<Loading />} />;
}
