import { join } from 'node:path';
import type { Plugin } from 'vite';
import { HOT_MESSAGES, type HotMessages } from '../app/i18n/hotMessages.ts';

const CATALOGS = join(import.meta.dirname, '../../../packages/i18n/src');
/** One file of messages: of the whole site, of a tool, or shared by some. */
const CATALOG = /^\/(ko|en)\/(?:(?:tools|shared)\/)?([\w-]+)\.ts$/u;

/**
 * Sends an edited file of messages to the open pages, which put it in place of the one before. Vite by itself would reload
 * the page, and with it go the text that was typed and the state the message belongs to.
 */
export function hotMessages(): Plugin {
  return {
    name: 'hot-messages',
    apply: 'serve',
    enforce: 'pre',
    // Not the newer `hotUpdate`: the framework listens to this one, and would bring back what that one had taken out.
    handleHotUpdate({ file, server, timestamp }) {
      if (!file.startsWith(CATALOGS)) return undefined;
      const [, language, name] = CATALOG.exec(file.slice(CATALOGS.length)) ?? [];
      if (language === undefined || name === undefined) return undefined;
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
