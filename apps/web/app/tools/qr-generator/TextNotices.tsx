import { linkInText } from '@toolbox/core/qr';
import { Banner } from '@toolbox/ui/banner/Banner';
import { flushSync } from 'react-dom';
import { undoable } from '../../browser/undo/undoable.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type Offer, withOffers } from '../../parts/offers/withOffers.tsx';
import { linkOffers } from './LinkFields.tsx';
import type { QrForm } from './qrForm.ts';
import { useWifiOffers } from './useWifiOffers.ts';

type TextNoticesProps = {
  readonly form: QrForm;
  /** The id of the text, and what precedes those of the fields of other forms. */
  readonly id: string;
  readonly onChange: (change: Partial<QrForm>) => void;
};

/** What a phone does not do with a plain text, with the form that makes it do so. */
export default function TextNotices({ form, id, onChange }: TextNoticesProps) {
  const t = useMessages('qr-generator');
  const late = useLateMessages('qr-generator/late');
  const { text } = form;
  const network = useWifiOffers({
    text,
    values: form.wifi,
    isName: false,
    take: (wifi) => switchTo({ kind: 'wifi', wifi }),
  });
  const inside = linkInText(text);
  const [link] = inside === undefined ? [] : linkOffers(inside);
  if (late === undefined) return null;

  function switchTo(change: Partial<QrForm>) {
    // The field that receives the focus appears with the other form.
    flushSync(() => onChange(change));
  }

  function linkOffer(meant: string): Offer {
    return {
      name: `${t('kinds.link')}: ${meant}`,
      take: () => undoable('replaced', () => switchTo({ kind: 'link', link: { link: meant } })),
    };
  }

  return (
    <>
      {network.length > 0 && <Banner kind="info">{withOffers(late('wifi.inText'), network, `${id}name`)}</Banner>}
      {link !== undefined && link !== text.trim() && (
        <Banner kind="info">{withOffers(late('linkInText'), [linkOffer(link)], `${id}link`)}</Banner>
      )}
    </>
  );
}
