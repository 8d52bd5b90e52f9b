import type { ChunkGroup } from './chunkGroup.ts';

/** Half of the tools have no number field. */
const NUMBER_FIELD = [
  ...['NumberField.tsx', 'groupedNumber.ts'].map((file) => `packages/ui/src/field/${file}`),
  'packages/ui/src/hooks/useDelayedError.ts',
];

/** The code of every page, of every tool, and of number fields, in the order in which they take modules. */
export const siteChunks: readonly ChunkGroup[] = [
  {
    // One chunk, although libraries change less often than the shell: together they are over a kilobyte smaller, and
    // the service worker fetches them once per release anyway.
    name: 'app',
    libraries: ['react', 'react-dom', 'scheduler', 'react-router', 'i18next', 'react-i18next', 'es-hangul'],
    paths: [
      'packages/i18n/src/*.ts',
      ...['icon', 'button', 'class-names', 'segmented', 'badge', 'keyboard'].map(
        (folder) => `packages/ui/src/${folder}`,
      ),
      'packages/ui/src/field/Field.tsx',
      'packages/ui/src/hooks/useEarlyInput.ts',
      'packages/ui/src/field/Field.module.css',
      'apps/web/app/root.tsx',
      ...['analytics', 'i18n', 'loading', 'registry', 'shell', 'site'].map((folder) => `apps/web/app/${folder}`),
      'apps/web/app/parts/local-link',
      ...['leftKey', 'repeatEarlyActions'].map((file) => `apps/web/app/browser/early-actions/${file}.ts`),
      ...['awaitTranslator', 'rewritesText'].map((file) => `apps/web/app/browser/translator/${file}.ts`),
      'apps/web/app/tools/*/tool.ts',
    ],
    except: [
      'apps/web/app/i18n/useDateText.ts',
      ...['prerenderedPart.tsx', 'useMissingCause.ts', 'missingCause.ts'].map((file) => `apps/web/app/loading/${file}`),
      ...[...['checkTools', 'discoverTools', 'nearestTools'], ...['defineIntents', 'suggestionsFor', 'textDraft']].map(
        (file) => `apps/web/app/registry/${file}.ts`,
      ),
      'apps/web/app/registry/search',
      ...['claims', 'pageHead', 'picturePath', 'relatedTools', 'structuredData', 'toolGuidePath'].map(
        (file) => `apps/web/app/site/${file}.ts`,
      ),
      'apps/web/app/shell/document-head/writeStructuredData.ts',
      'apps/web/app/shell/document-head/updateHead.ts',
      'apps/web/app/shell/keyboard/KeyboardPanel.tsx',
      'apps/web/app/shell/useFocusKeeper.ts',
      'apps/web/app/shell/search-box/SearchResults.tsx',
      'apps/web/app/shell/search-box/toolSearch.ts',
      ...[
        ...['offline', 'donate-sticker', 'mobile-menu', 'overlay-notice', 'page-guard', 'tool-frame', 'tool-guide'],
        ...['idle', 'palette', 'delivery', 'send-to', 'copy-link'],
      ].map((folder) => `apps/web/app/shell/${folder}`),
    ],
  },
  {
    name: 'tool',
    paths: [
      ...['banner', 'card', 'field', 'copy-button', 'empty', 'live-region', 'hooks', 'skeleton', 'split'].map(
        (folder) => `packages/ui/src/${folder}`,
      ),
      'packages/core/src/result',
      'packages/core/src/validate/plainCharacters.ts',
      ...['drafts', 'useDraft', 'draftStorage', 'isLike', 'isValidDraft', 'maxDraftUnits'].map(
        (file) => `apps/web/app/browser/draft/${file}.ts`,
      ),
      'apps/web/app/browser/shortcuts/mainAction.ts',
      'apps/web/app/browser/undo/undoable.ts',
      ...['prerenderedPart.tsx', 'useMissingCause.ts', 'missingCause.ts'].map((file) => `apps/web/app/loading/${file}`),
      'apps/web/app/parts/change-announcement',
      'apps/web/app/parts/input-card',
      ...['withOffers.tsx', 'withOffers.module.css'].map((file) => `apps/web/app/parts/offers/${file}`),
      'apps/web/app/parts/result-card',
      'apps/web/app/shell/tool-frame',
      'apps/web/app/shell/tool-guide/ToolGuide.tsx',
      'apps/web/app/shell/tool-guide/ToolGuide.module.css',
      'apps/web/app/worker/defineTask.ts',
    ],
    // Not every tool has a date, a number or an animation.
    except: [
      // An empty page has no result.
      ...['asExample.tsx', 'exampleCard.ts', 'ResultCard.tsx', 'StickyFigure.tsx', 'StickyFigure.late.module.css'].map(
        (file) => `apps/web/app/parts/result-card/${file}`,
      ),
      ...NUMBER_FIELD,
      'packages/ui/src/field/DateField.tsx',
      ...['useDebounced', 'useMediaQuery', 'useOverflowing', 'useReducedMotion'].map(
        (hook) => `packages/ui/src/hooks/${hook}.ts`,
      ),
    ],
  },
  {
    name: 'number',
    paths: [
      ...NUMBER_FIELD,
      'apps/web/app/parts/number-entry/NumberEntry.tsx',
      'packages/i18n/src/format/groupDecimal.ts',
    ],
  },
];
