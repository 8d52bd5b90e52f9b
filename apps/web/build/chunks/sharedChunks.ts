import type { ChunkGroup } from './chunkGroup.ts';

/** What several tools, or several late parts of the shell, have in common. */
export const sharedChunks: readonly ChunkGroup[] = [
  {
    name: 'exact',
    alone: true,
    paths: [
      'packages/core/src/exact',
      ...[
        ...['addNumberParts', 'elidedParts', 'numberDigits', 'numberUnits', 'numberItems', 'splitNumberText'],
        ...['clockHours', 'parseNumberText', 'parseNumber', 'plainNumber'],
      ].map((file) => `packages/core/src/validate/numbers/${file}.ts`),
      'packages/core/src/validate/readings',
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
      ...['OfferNotice.tsx', 'OfferNotice.module.css'].map((file) => `apps/web/app/parts/offers/${file}`),
      'packages/ui/src/hooks/useOverflowing.ts',
    ],
  },
  {
    name: 'text',
    alone: true,
    paths: [
      'packages/ui/src/file-drop',
      ...['DocumentField.tsx', 'textValue.ts', 'useFileText.ts'].map(
        (file) => `apps/web/app/parts/document-field/${file}`,
      ),
      'packages/core/src/text/isWhiteSpace.ts',
      'packages/core/src/validate/parseTextSize.ts',
    ],
  },
  {
    name: 'graphemes',
    alone: true,
    paths: [
      'packages/core/src/text/graphemes',
      'packages/core/src/text/count/fitText.ts',
      'packages/i18n/src/format/formatCodePoint.ts',
      'apps/web/app/browser/segmenter',
    ],
  },
  {
    name: 'live',
    alone: true,
    paths: [
      'packages/client/src/callError.ts',
      'packages/core/src/feed/tradeRisk.ts',
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
        ...['PriceEntry.tsx', 'useLatePaste.ts', 'useTradeFailureText.ts', 'useTradeForm.ts', 'useTradeParser.ts'],
      ].map((file) => `apps/web/app/parts/trade-form/${file}`),
      'packages/core/src/trading/form/fields/tradeLimits.ts',
      'packages/core/src/validate/isOtherCurrency.ts',
    ],
  },
  {
    name: 'tradeParser',
    alone: true,
    paths: [
      'packages/core/src/trading/form',
      ...['placesFor', 'unrealizedProfit'].map((file) => `packages/core/src/trading/${file}.ts`),
      'packages/i18n/src/format/minusSign.ts',
      ...[
        'StaleNotice.tsx',
        'TradeResult.tsx',
        'formatTrade.ts',
        'roundsInOtherCurrency.ts',
        'tradeParser.ts',
        'useTradeText.ts',
      ].map((file) => `apps/web/app/parts/trade-form/${file}`),
    ],
    except: ['packages/core/src/trading/form/fields/tradeLimits.ts'],
  },
  {
    name: 'controls',
    alone: true,
    paths: [
      ...['chips', 'select', 'switch'].map((folder) => `packages/ui/src/${folder}`),
      'packages/ui/src/hooks/useDebounced.ts',
      ...['countBytes', 'countCp949'].map((file) => `packages/core/src/text/count/${file}.ts`),
      'apps/web/app/browser/files/utf8Length.ts',
    ],
  },
  {
    name: 'lines',
    alone: true,
    paths: [
      'packages/ui/src/virtual-lines',
      ...['foldCase', 'lines/indexLines', 'lines/sliceLines'].map((file) => `packages/core/src/text/${file}.ts`),
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
      ...[
        'articleFormat',
        'barcodeFormats',
        'checkBarcodeDigits',
        'gs1CheckDigit',
        'gs1ElementString',
        'msiCheckDigit',
      ],
      ...['hasArticleCheckDigit', 'isArticleNumber', 'parseBarcodeText'],
    ].map((file) => `packages/core/src/barcode/${file}.ts`),
  },
  {
    // What a date field needs. `daysInMonth` is not part of it: barcodes with a date need only that.
    name: 'dates',
    alone: true,
    paths: ['dayNumber', 'weekday', 'form/days/parseDate', 'form/days/writtenDate'].map(
      (file) => `packages/core/src/dates/${file}.ts`,
    ),
  },
  {
    // What a field for a range and the readings of a rejected date need.
    name: 'ranges',
    alone: true,
    paths: ['parseDateRange', 'rangeParts'].map((file) => `packages/core/src/dates/form/ranges/${file}.ts`),
  },
  {
    name: 'spans',
    alone: true,
    paths: ['spans/addPeriod', 'spans/anniversaryInYear', 'spans/calendarDifference', 'spans/elapsed', 'isLeapDay'].map(
      (file) => `packages/core/src/dates/${file}.ts`,
    ),
  },
  {
    name: 'search',
    alone: true,
    paths: [
      'packages/core/src/text/editDistance.ts',
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
