import { Card } from '@toolbox/ui/card/Card';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { type ReactNode, use } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useLateParts } from '../../loading/lateParts.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';
import { ExampleCard } from './exampleCard.ts';

const sticky = optionalPart(() => import('./StickyFigure.tsx'));

export type ResultCardProps = {
  /** What Copy puts on the clipboard; empty text means that there is nothing to copy. */
  readonly copyText: string | (() => string);
  /** The result in one short sentence, for whoever cannot see it change. */
  readonly spoken?: string;
  /** The main figure, kept in sight at the bottom of a narrow screen. */
  readonly figure?: { readonly label: string; readonly value: string };
  readonly title?: string;
  readonly note?: ReactNode;
  /** Further buttons before Copy. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** What a tool found out, with Copy in its head. Inside an example it is drawn as one. */
export function ResultCard(props: ResultCardProps) {
  const drawExample = use(ExampleCard);
  return drawExample ? drawExample(props) : <OwnResult {...props} />;
}

function OwnResult({ copyText, spoken, figure, title, note, actions, children }: ResultCardProps) {
  const t = useMessages('common');
  const { SendTo } = useLateParts();
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
