import { Button } from '@toolbox/ui/button/Button';
import { Dialog } from '@toolbox/ui/dialog/Dialog';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import { registry } from '../../registry/registry.ts';
import { givenBy } from '../../registry/suggestionsFor.ts';
import { plainPath } from '../../site/localPath.ts';
import { PastedPanel } from '../palette/PastedPanel.tsx';

type SendToProps = { readonly text: string | (() => string) };

/** Sends the result of the current tool to another one that accepts it. */
export default function SendTo({ text }: SendToProps) {
  const t = useMessages('palette');
  const tool = registry.toolAt(plainPath(useLocation().pathname));
  const [sent, setSent] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  // After the dialog has opened, which focuses its first button.
  useEffect(() => list.current?.focus(), [sent]);
  const as = tool === undefined ? [] : givenBy(tool);
  if (tool === undefined || as.length === 0) return null;
  const close = () => setSent(undefined);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon="arrowRight"
        aria-haspopup="dialog"
        onClick={() => setSent(typeof text === 'function' ? text() : text)}
      >
        {t('send.button')}
      </Button>
      <Dialog open={sent !== undefined} size="lg" title={t('send.label')} closeLabel={t('close')} onClose={close}>
        {sent !== undefined && <PastedPanel first={list} text={sent} from={{ tool: tool.id, as }} onClose={close} />}
      </Dialog>
    </>
  );
}
