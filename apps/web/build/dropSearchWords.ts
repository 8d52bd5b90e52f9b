import type { Plugin } from 'vite';

const TOOL_MESSAGES = /\/i18n\/src\/(?:ko|en)\/tools\/[^/]+\.ts$/u;
const SEARCH_WORDS = /^ {2}also:\s*(?:'[^'\n]*'|"[^"\n]*"),\n/mu;

/**
 * Leaves the search words of a tool out of the messages that its page loads. The search does not read them there, but
 * in the list of all tools, which the build writes.
 */
export function dropSearchWords(): Plugin {
  return {
    name: 'drop-search-words',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!TOOL_MESSAGES.test(id.replaceAll('\\', '/'))) return null;
      if (!SEARCH_WORDS.test(code)) this.error('The metadata of a tool has no line with `also`.');
      return { code: code.replace(SEARCH_WORDS, ''), map: null };
    },
  };
}
