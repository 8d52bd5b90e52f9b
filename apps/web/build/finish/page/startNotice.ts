import type { StartLabels } from '@toolbox/i18n/startLabels';
import { START_NOTICE_ID } from '../../../app/site/startNoticeId.ts';

/**
 * The notices of a page whose application does not run: that its scripts failed to load, which the script in the head
 * shows, and on a tool's page that scripts are turned off. They are at the end of the body, where hydration ignores
 * them.
 */
export function startNotice({ failed, retry, noScripts }: StartLabels, isTool: boolean): string {
  const notice = `<div class="no-print" data-start-notice="" role="alert" hidden><p>${failed}</p><button type="button">${retry}</button></div>`;
  const without = `<noscript><p class="no-print" data-start-notice="">${noScripts}</p></noscript>`;
  return `<div id="${START_NOTICE_ID}">${notice}${isTool ? without : ''}</div>`;
}
