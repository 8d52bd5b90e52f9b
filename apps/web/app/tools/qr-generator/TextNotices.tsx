import { Banner } from '@toolbox/ui/banner/Banner';
import { flushSync } from 'react-dom';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { withOffers } from '../../parts/refusal/withOffers.tsx';
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
  const late = useLateMessages('qr-generator/late');
  const network = useWifiOffers({
    text: form.text,
    values: form.wifi,
    isName: false,
    // The field that receives the focus appears with the other form.
    take: (wifi) => flushSync(() => onChange({ kind: 'wifi', wifi })),
  });
  return (
    late && network.length > 0 && <Banner kind="info">{withOffers(late('wifi.inText'), network, `${id}name`)}</Banner>
  );
}
