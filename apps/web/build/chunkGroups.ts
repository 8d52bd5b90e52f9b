import { pathFrom, ROOT } from './paths.ts';
import { toolChunks } from './toolChunks.ts';

/** The contents of one chunk: libraries by name; folders and files by their path in the repository. */
type ChunkGroup = {
  readonly name: string;
  readonly libraries?: readonly string[];
  readonly paths: readonly string[];
  /** Without what these import, which may be more than the importing pages need. */
  readonly alone?: boolean;
  /** Inside of `paths`, but part of the importing chunk. */
  readonly except?: readonly string[];
};

/** Half of the tools have no number field. */
const NUMBER_FIELD = [
  ...['NumberField.tsx', 'groupedNumber.ts'].map((file) => `packages/ui/src/field/${file}`),
  'packages/ui/src/hooks/useDelayedError.ts',
];

/**
 * Few chunks: code of every page, of every tool, and what several tools have in common. A tool has its own, see
 * {@link toolChunks}. Without groups every combination of pages that share a module would be a file, most of them smaller than the request for it.
 * The first group that matches a module takes it.
 */
const groups: readonly ChunkGroup[] = [
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
      'apps/web/app/browser/early-actions/earlyActions.ts',
      ...['awaitTranslator', 'rewritesText'].map((file) => `apps/web/app/browser/translator/${file}.ts`),
      'apps/web/app/tools/*/tool.ts',
    ],
    except: [
      'apps/web/app/i18n/useDateText.ts',
      ...['prerenderedPart.tsx', 'useMissingCause.ts', 'missingCause.ts'].map((file) => `apps/web/app/loading/${file}`),
      ...[
        ...['checkTools', 'discoverTools', 'editDistance', 'nearestTools', 'searchTools'],
        ...['defineExchange', 'exchanges', 'textDraft'],
      ].map((file) => `apps/web/app/registry/${file}.ts`),
      'apps/web/app/registry/search',
      ...['claims', 'pageHead', 'picturePath', 'relatedTools', 'structuredData', 'toolGuidePath'].map(
        (file) => `apps/web/app/site/${file}.ts`,
      ),
      'apps/web/app/shell/document-head/structuredDataPolicy.ts',
      'apps/web/app/shell/document-head/updateHead.ts',
      'apps/web/app/shell/keyboard/KeyboardPanel.tsx',
      'apps/web/app/shell/useFocusKeeper.ts',
      'apps/web/app/shell/search-box/SearchResults.tsx',
      'apps/web/app/shell/search-box/toolSearch.ts',
      ...[
        ...['offline', 'donate-sticker', 'mobile-menu', 'page-guard', 'tool-frame', 'tool-guide'],
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
      ...['drafts', 'useDraft', 'keepDrafts', 'isLike', 'isValidDraft', 'keptUnits'].map(
        (file) => `apps/web/app/browser/draft/${file}.ts`,
      ),
      'apps/web/app/browser/shortcuts/mainAction.ts',
      'apps/web/app/browser/undo/undoable.ts',
      ...['prerenderedPart.tsx', 'useMissingCause.ts', 'missingCause.ts'].map((file) => `apps/web/app/loading/${file}`),
      'apps/web/app/parts/input-card',
      'apps/web/app/parts/refusal',
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
      'apps/web/app/parts/result-card/StickyFigure.tsx',
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
  {
    name: 'exact',
    alone: true,
    paths: [
      'packages/core/src/exact',
      ...[
        ...['addNumberParts', 'elidedParts', 'numberDigits', 'numberUnits', 'numberItems', 'splitNumberText'],
        ...['calculation', 'numberReadings', 'numberLists', 'spellLetters'],
        ...['clockHours', 'parseNumberText', 'parseNumber', 'plainNumber'],
      ].map((file) => `packages/core/src/validate/${file}.ts`),
      // What a number field needs once something is in it.
      ...['insertLine', 'numberReader'].map((file) => `apps/web/app/parts/number-entry/${file}.ts`),
      'packages/i18n/src/format/formatReadBack.ts',
    ],
  },
  {
    name: 'result',
    alone: true,
    paths: [
      ...['ResultCard.tsx', 'exampleCard.ts', 'asExample.tsx'].map((file) => `apps/web/app/parts/result-card/${file}`),
      ...['figure', 'rows', 'scroll-box'].map((folder) => `packages/ui/src/${folder}`),
      'apps/web/app/parts/offer-notice',
      'packages/ui/src/hooks/useOverflowing.ts',
    ],
  },
  {
    name: 'text',
    alone: true,
    paths: [
      'packages/ui/src/file-drop',
      ...['DocumentField.tsx', 'textValue.ts'].map((file) => `apps/web/app/parts/document-field/${file}`),
      'packages/core/src/text/isWhiteSpace.ts',
      'packages/core/src/validate/parseTextSize.ts',
    ],
  },
  {
    name: 'graphemes',
    alone: true,
    paths: [
      ...['fallbackSegmenter', 'cacheSegmenter', 'graphemeBreak', 'eachGrapheme', 'countGraphemes', 'fitText'].map(
        (file) => `packages/core/src/text/${file}.ts`,
      ),
      'packages/i18n/src/format/formatCodePoint.ts',
      'apps/web/app/browser/segmenter',
    ],
  },
  {
    name: 'live',
    alone: true,
    paths: [
      'packages/client/src/callError.ts',
      ...['isRecord', 'readPositive'].map((file) => `packages/core/src/validate/${file}.ts`),
      'apps/web/app/parts/call-error',
      ...['formatClock', 'formatUsd'].map((file) => `packages/i18n/src/format/${file}.ts`),
    ],
  },
  {
    name: 'trade',
    alone: true,
    paths: [
      ...[
        ...['TradeForm.tsx', 'TradeForm.module.css', 'TradePage.tsx', 'TradePage.module.css'],
        ...['useTradeForm.ts', 'useTradeWork.ts'],
      ].map((file) => `apps/web/app/parts/trade-form/${file}`),
      'packages/core/src/trading/form/tradeForms.ts',
    ],
  },
  {
    name: 'tradeWork',
    alone: true,
    paths: [
      'packages/core/src/trading/form',
      ...['placesFor', 'unrealizedProfit'].map((file) => `packages/core/src/trading/${file}.ts`),
      'packages/i18n/src/format/minusSign.ts',
      ...['TradeResult.tsx', 'formatTrade.ts', 'tradeWork.ts', 'useTradeText.ts'].map(
        (file) => `apps/web/app/parts/trade-form/${file}`,
      ),
    ],
    except: ['packages/core/src/trading/form/tradeForms.ts'],
  },
  {
    name: 'controls',
    alone: true,
    paths: [
      ...['chips', 'select', 'switch'].map((folder) => `packages/ui/src/${folder}`),
      'packages/ui/src/hooks/useDebounced.ts',
      ...['countBytes', 'countCp949'].map((file) => `packages/core/src/text/${file}.ts`),
      'apps/web/app/browser/files/utf8Length.ts',
    ],
  },
  {
    name: 'lines',
    alone: true,
    paths: [
      'packages/ui/src/virtual-lines',
      ...['foldCase', 'indexLines', 'sliceLines'].map((file) => `packages/core/src/text/${file}.ts`),
    ],
  },
  {
    name: 'bar',
    alone: true,
    paths: ['bar', 'disclosure', 'meter'].map((folder) => `packages/ui/src/${folder}`),
  },
  { name: 'download', alone: true, paths: ['apps/web/app/browser/download'] },
  {
    name: 'picture',
    alone: true,
    paths: [
      'apps/web/app/parts/picture',
      ...['QrImage.tsx', 'QrImage.module.css'].map((file) => `apps/web/app/parts/qr-code/${file}`),
      'packages/core/src/qr/qrModuleSize.ts',
    ],
  },
  {
    name: 'qr',
    alone: true,
    paths: ['packages/core/src/qr/form/parseQrText.ts', 'packages/core/src/qr/qrUse.ts'],
  },
  {
    // What the page and its readings of a rejected text need.
    name: 'barcode',
    alone: true,
    paths: [
      ...['barcodeFormats', 'checkBarcodeDigits', 'gs1CheckDigit', 'gs1ElementString', 'msiCheckDigit'],
      'parseBarcodeText',
    ].map((file) => `packages/core/src/barcode/${file}.ts`),
  },
  {
    // What a date field needs. `daysInMonth` is not part of it: barcodes with a date need only that.
    name: 'dates',
    alone: true,
    paths: ['dayNumber', 'weekday', 'form/parseDate', 'form/writtenDate'].map(
      (file) => `packages/core/src/dates/${file}.ts`,
    ),
  },
  {
    // What a field for a range and the readings of a rejected date need.
    name: 'ranges',
    alone: true,
    paths: ['parseDateRange', 'rangeParts'].map((file) => `packages/core/src/dates/form/${file}.ts`),
  },
  {
    name: 'spans',
    alone: true,
    paths: ['addPeriod', 'anniversaryInYear', 'calendarDifference', 'elapsed', 'isLeapDay'].map(
      (file) => `packages/core/src/dates/${file}.ts`,
    ),
  },
  {
    name: 'search',
    alone: true,
    paths: [
      ...['editDistance', 'searchTools'].map((file) => `apps/web/app/registry/${file}.ts`),
      'apps/web/app/registry/search',
      'apps/web/app/shell/search-box/toolSearch.ts',
    ],
  },
  {
    // What several parts of an idle page need.
    name: 'idle',
    alone: true,
    paths: ['browser/draft/draftLink', 'browser/shortcuts/singleKeys', 'site/relatedTools'].map(
      (file) => `apps/web/app/${file}.ts`,
    ),
  },
  {
    name: 'files',
    alone: true,
    paths: ['apps/web/app/browser/files/decodeText.ts', 'apps/web/app/parts/text-actions'],
  },
  {
    name: 'today',
    alone: true,
    paths: [
      ...['browser/clock/useToday', 'i18n/useDateText'].map((file) => `apps/web/app/${file}.ts`),
      'packages/core/src/dates/formatIsoDate.ts',
      'packages/i18n/src/format/formatDate.ts',
    ],
  },
  {
    name: 'worker',
    paths: ['apps/web/app/worker', 'apps/web/app/browser/trusted-types'],
    except: ['defineTask', 'useReadyWorker'].map((file) => `apps/web/app/worker/${file}.ts`),
  },
];

/** A folder includes everything below it; `*` matches one path segment. */
function holds(pattern: string, file: string): boolean {
  const steps = file.split('/');
  const wanted = pattern.split('/');
  return wanted.every((step, at) => {
    const found = steps[at];
    if (found === undefined) return false;
    if (step === '*.ts') return found.endsWith('.ts') && steps.length === wanted.length;
    return step === '*' || step === found;
  });
}

/** What `lateStyles` appends to the name of a style sheet. */
const LATE_STYLE = /\.js\?late$/u;

/** The name of the npm package a module belongs to, in a store whose folders nest. */
function libraryOf(id: string): string | undefined {
  const [, inside] = /^.*\/node_modules\/(.+)$/u.exec(id) ?? [];
  return inside?.split('/', 1)[0];
}

/** The groups in the form the bundler takes. */
const shared = groups.map(({ name, libraries = [], paths, alone = false, except = [] }) => ({
  name,
  includeDependenciesRecursively: !alone,
  test(id: string): boolean {
    // The chunks of every page are loaded before any late style is needed.
    const whole = alone ? id.replace(LATE_STYLE, '') : id;
    const [path = ''] = whole.split('?', 1);
    const library = libraryOf(path);
    // A module with a query is a copy for one importer, and stays in its chunk.
    if (path !== whole && !id.startsWith('\0')) return false;
    if (library !== undefined) return libraries.includes(library);
    const file = pathFrom(ROOT, path);
    return paths.some((held) => holds(held, file)) && !except.some((left) => holds(left, file));
  },
}));

/** What a tool shares with others first, then what is left of it. */
export const chunkGroups = [...shared, toolChunks];
