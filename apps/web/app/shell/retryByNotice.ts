import { START_NOTICE_ID } from '../site/startNoticeId.ts';

/**
 * Runs a load that the page cannot start without. If it fails, the script in the head shows its notice, whose button
 * runs it again, because a reload would lose what was typed meanwhile. After a release only that helps, so it follows
 * another failure.
 */
export async function retryByNotice<Value>(run: () => Promise<Value>, isRepeated = false): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (isRepeated && navigator.onLine) location.reload();
    const button = document.querySelector<HTMLButtonElement>(`#${START_NOTICE_ID} button`);
    if (button === null) throw error;
    // The notice appears with the event, whose listener sets its button to reload the page.
    reportError(error);
    await new Promise<unknown>((resolve) => {
      button.onclick = resolve;
    });
    return retryByNotice(run, true);
  }
}
