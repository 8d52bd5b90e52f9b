import { type WifiNetwork, wifiReading } from '@toolbox/core/qr';
import { undoable } from '../../browser/undo/undoable.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import type { Offer } from '../../parts/offers/withOffers.tsx';

type WifiOfferOptions = {
  readonly text: string;
  /** What the fields have now. */
  readonly values: WifiNetwork;
  /** Whether a name alone is offered. */
  readonly isName: boolean;
  readonly take: (values: WifiNetwork) => void;
};

/** Offers the name and the password of a network that a text labels. */
export function useWifiOffers({ text, values, isName, take }: WifiOfferOptions): readonly Offer[] {
  const late = useLateMessages('qr-generator/late');
  const meant = wifiReading(text);
  if (meant === undefined || late === undefined) return [];
  const { name, password } = meant;
  if (password === '') {
    return isName ? [{ name, take: () => undoable('replaced', () => take({ ...values, name })) }] : [];
  }
  const security = values.security === 'nopass' ? 'WPA' : values.security;
  return [
    {
      name: late('wifi.both', { name, password }),
      take: () => undoable('replaced', () => take({ ...values, name, password, security })),
    },
  ];
}
