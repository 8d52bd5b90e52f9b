import { dispatchMissedChanges } from '../browser/storage/dispatchMissedChanges.ts';

const transition = (type: string, persisted: boolean) =>
  void dispatchEvent(Object.assign(new Event(type), { persisted }));

/** Leaves the page as for another one and returns to it out of the back/forward cache, in which nothing runs. */
export function comeBack(meanwhile: () => void): void {
  const stop = dispatchMissedChanges();
  transition('pagehide', true);
  meanwhile();
  transition('pageshow', true);
  stop();
}
