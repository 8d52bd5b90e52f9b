import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './JsonInString.module.css';
import { jsonInString } from './jsonInString.ts';

type JsonInStringProps = {
  readonly text: string;
  readonly onTake: (content: string) => void;
};

/** Offers the JSON that the text has as one string. */
export default function JsonInString({ text, onTake }: JsonInStringProps) {
  const t = useMessages('json-formatter/late');
  const content = useMemo(() => jsonInString(text), [text]);
  if (content === undefined) return null;
  return (
    <Banner kind="info">
      <div className={styles['offer']}>
        <p>{t('inString.told')}</p>
        <Button size="sm" onClick={() => onTake(content)}>
          {t('inString.take')}
        </Button>
      </div>
    </Banner>
  );
}
