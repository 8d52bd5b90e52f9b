import { join } from 'node:path';
import type { Plugin } from 'vite';
import { HOT_MESSAGES, type HotMessages } from '../../app/i18n/hotMessages.ts';

const CATALOGS = join(import.meta.dirname, '../../../../packages/i18n/src').replaceAll('\\', '/');
/** A message file: site-wide, of a tool, or shared. */
const CATALOG = /^\/(?<language>ko|en)\/(?:(?<folder>tools|shared|late)\/)?(?<file>[\w-]+)\.ts$/u;

/**
 * Sends an edited message file to the open pages, which replace the previous one. Vite alone would reload the page,
 * which loses typed text and state.
 */
export function sendEditedMessages(): Plugin {
  return {
    name: 'send-edited-messages',
    apply: 'serve',
    enforce: 'pre',
    // Not the newer `hotUpdate`: the framework uses this one, and would add the removed modules again.
    handleHotUpdate({ file, server, timestamp }) {
      if (!file.startsWith(CATALOGS)) return undefined;
      const { language, folder, file: id } = CATALOG.exec(file.slice(CATALOGS.length))?.groups ?? {};
      if (language === undefined || id === undefined) return undefined;
      const name = folder === 'late' ? `${id}/late` : id;
      for (const { moduleGraph } of Object.values(server.environments)) {
        for (const module of moduleGraph.getModulesByFile(file) ?? []) {
          moduleGraph.invalidateModule(module, new Set(), timestamp, true);
        }
      }
      const { hot, moduleGraph } = server.environments.client;
      for (const { url } of moduleGraph.getModulesByFile(file) ?? []) {
        hot.send(HOT_MESSAGES, { url: `${url}?t=${timestamp}`, language, name } satisfies HotMessages);
      }
      return [];
    },
  };
}
