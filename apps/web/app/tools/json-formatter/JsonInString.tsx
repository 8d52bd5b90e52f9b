import { jsonInString } from '@toolbox/core/json';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { OfferNotice } from '../../parts/offers/OfferNotice.tsx';

type JsonInStringProps = {
  readonly text: string;
  readonly onAccept: (content: string) => void;
};

/** Offers the JSON that the text has as one string. */
export default function JsonInString({ text, onAccept }: JsonInStringProps) {
  const t = useMessages('json-formatter/late');
  const content = useMemo(() => jsonInString(text), [text]);
  if (content === undefined) return null;
  return <OfferNotice text={t('inString.message')} action={t('inString.take')} onAccept={() => onAccept(content)} />;
}
