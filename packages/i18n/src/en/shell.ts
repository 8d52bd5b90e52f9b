import type { Translated } from '../catalog.ts';
import type { shell as ko } from '../ko/shell.ts';

export const shell = {
  skipToContent: 'Skip to content',
  menu: {
    open: 'Open menu',
    close: 'Close menu',
    label: 'Tools',
    title: 'Menu',
    expand: 'Expand {{name}}',
    collapse: 'Collapse {{name}}',
  },
  sidebar: 'Tools and settings',
  keyboard: { title: 'Keyboard shortcuts' },
  toolCount: '{{count}} {{count, tool/tools}}',
  search: {
    label: 'Search tools',
    placeholder: 'Search tools',
    homePlaceholder: 'Find a tool or ask a question',
    examplesTitle: 'Try asking',
    examples: ['300000 vat', '2026-03-01 100 days', '1990-05-15 age', '3,000,000 monthly salary', '1 eth wei'],
    clear: 'Clear search',
    results: '{{count}} {{count, result/results}}',
    noResults: 'No results found',
    shortcut: 'Ctrl K',
    shortcutMac: '⌘ K',
    open: 'Open search',
  },
  language: { label: 'Language', ko: '한국어', en: 'English' },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  favourites: 'Favorites',
  footer: {
    label: 'Site information',
    tagline: 'A toolbox for everyone: no sign-up, no ads',
    info: 'Information',
    categories: 'Tools',
    home: 'Home',
    support: 'Email support',
    copyright: '© {{year}} Toolbox',
  },
  tool: {
    local: 'This tool uses no network. What you type stays in this browser.',
    network: 'This tool connects to: {{hosts}}',
    ownServer: 'the Toolbox server',
    loading: 'Loading the tool.',
  },
  error: {
    title: 'An unexpected error occurred',
    body: 'Refresh the page or try again later.',
    toolTitle: 'An error occurred in this tool',
    retry: 'Try again',
    reload: 'Reload page',
    details: 'Developer details',
    missingTitle: 'Some files couldn’t be loaded',
    missing: {
      release:
        'A new version was released, so the page needs to be reloaded. What you entered is kept, except for very long texts and secrets, such as private keys.',
      network: 'Check your network connection and try again. What you entered is still here.',
      server: 'The server didn’t send the file. Try again in a moment. What you entered is still here.',
    },
  },
  offline: 'You are offline. Tools that use no network keep working.',
} as const satisfies Translated<typeof ko>;
