import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';

type ChangeAnnouncementProps = {
  readonly text: string;
  /** When the change happened, which tells it from another with the same text. */
  readonly at: number | undefined;
  readonly isTranslated: boolean;
};

/** Announces a change that `useChangeAnnouncement` holds. */
export function ChangeAnnouncement({ text, at, isTranslated }: ChangeAnnouncementProps) {
  // A region for each, because one does not repeat its last announcement; in another language it is not announced.
  return isTranslated ? <p className="visually-hidden">{text}</p> : <LiveRegion key={at} text={text} />;
}
