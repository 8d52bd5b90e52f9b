import { Card } from '@toolbox/ui/card/Card';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { use } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';
import { useShellSlots } from '../../loading/shellSlots.ts';
import { ExampleCard } from './exampleCard.ts';
import type { ResultCardProps } from './resultCardProps.ts';

const sticky = optionalPart(() => import('./StickyFigure.tsx'));

/** The result of a tool, with a Copy button in its header. Inside an example it is rendered as an example. */
export function ResultCard(props: ResultCardProps) {
  const drawExample = use(ExampleCard);
  return drawExample ? drawExample(props) : <OwnResult {...props} />;
}

function OwnResult({ copyText, spoken, figure, title, note, actions, children }: ResultCardProps) {
  const t = useMessages('common');
  const { SendTo } = useShellSlots();
  return (
    <>
      <Card
        id="result"
        title={title ?? t('labels.result')}
        note={note}
        actions={
          <>
            {actions}
            {SendTo && copyText !== '' && <SendTo text={copyText} />}
            <CopyButton
              text={copyText}
              labels={{ copy: t('actions.copy'), copied: t('actions.copied'), failed: t('actions.copyFailed') }}
            />
          </>
        }
      >
        {children}
        <LiveRegion text={spoken ?? ''} />
      </Card>
      {figure !== undefined && <sticky.Part {...figure} />}
    </>
  );
}
