import { Button } from '@toolbox/ui/button/Button';
import { Card } from '@toolbox/ui/card/Card';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { fetchOnce } from '../../loading/fetchOnce.ts';

const drafts = fetchOnce(() => import('../../browser/draft/draftStorage.ts'));

async function forget() {
  const { forgetDrafts } = await drafts.load();
  undoable('forgotten', forgetDrafts);
}

/** What was typed in this tab, and a button that deletes all of it. */
export function KeptInput() {
  const t = useMessages('info', 'privacy');
  return (
    <Card title={t('kept.title')}>
      <p>{t('kept.body')}</p>
      <div>
        <Button icon="trash" onClick={() => void forget()}>
          {t('kept.forget')}
        </Button>
      </div>
    </Card>
  );
}
