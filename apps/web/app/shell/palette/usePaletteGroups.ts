import type { Intent } from '@toolbox/core/intent';
import { useMessageList } from '../../i18n/useMessageList.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useOpenPage } from '../../parts/local-link/useOpenPage.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { registry } from '../../registry/registry.ts';
import { relatedEntries } from '../../registry/search/relatedEntries.ts';
import { isCalled, type SearchEntry, searchEntries } from '../../registry/search/searchEntries.ts';
import { infoPages } from '../../site/infoPages.ts';
import { useFavorites } from '../my-tools/useFavorites.ts';
import { useRecentTools } from '../my-tools/useRecentTools.ts';
import { useSearchEntries } from '../search-box/useSearchEntries.ts';
import type { Row, RowGroup } from './row.ts';
import { useIntents } from './useIntents.ts';
import { useSettingRows } from './useSettingRows.ts';
import { useSuggestionRows } from './useSuggestionRows.ts';

const MAX_TOOLS = 8;
const MAX_RECENT = 5;
const MAX_SETTINGS = 4;

/** A question as a part of an ID, which has no spaces; as code points, because it may differ in a sign only. */
function idPart(question: string): string {
  return question.replaceAll(/[^\p{L}\p{N}-]/gu, (sign) => (sign === ' ' ? '-' : `_${sign.codePointAt(0)}`));
}

/**
 * The content of the palette for a query: answers, tools and settings; without one, the visitor's own tools and
 * example questions.
 */
export function usePaletteGroups(query: string, onQuery: (question: string) => void): readonly RowGroup[] {
  const t = useMessages('palette');
  const meta = useMessages('meta');
  const shell = useMessages('shell');
  const openPage = useOpenPage();
  const examples = useMessageList('shell', 'search.examples');
  const entries = useSearchEntries({ withSynonyms: true });
  const settings = useSettingRows();
  const { ids } = useFavorites();
  const recent = useRecentTools();
  const foundTools = searchEntries(entries, query, MAX_TOOLS);
  // Every query is a `text`, so that kind is left out. In "qr maker", the word after qr belongs to the name of a tool.
  const isInput = ({ kind }: Intent) => kind !== 'text' && (kind !== 'qrText' || foundTools.length === 0);
  const intents = useIntents(query).filter(isInput);
  const answers = useSuggestionRows(intents).map((row): Row => {
    // Screen readers read the active option again only if its id changes, so the id changes with the answer.
    const id = row.answer === undefined ? row.id : `${row.id}-${idPart(query.trim())}`;
    return { ...row, id, detail: t('open') };
  });
  // A guess is offered, never answered.
  const meant = intents.flatMap((intent) => (intent.kind === 'unclearAmount' ? [intent.question] : []));
  const questionRow = (question: string): Row => ({
    id: `example-${idPart(question)}`,
    icon: 'search',
    label: question,
    run: () => onQuery(question),
    stays: true,
  });

  const toolRow = (tool: Tool): Row => ({
    id: `tool-${tool.id}`,
    icon: tool.icon,
    label: meta(`tools.${tool.id}.name`),
    detail: meta(`categories.${tool.category}.name`),
    run: () => openPage?.(tool.path),
  });
  const toolsOf = (wanted: readonly string[]) =>
    wanted.flatMap((id) => registry.tools.filter((tool) => tool.id === id)).map(toolRow);
  const rowsOf = (found: readonly SearchEntry<Row>[]) => found.map(({ item }) => item);
  const group = (id: keyof typeof titles, rows: readonly Row[]): RowGroup => ({ id, title: titles[id], rows });
  const titles = {
    answers: t('groups.answers'),
    favourites: t('groups.favourites'),
    recent: t('groups.recent'),
    tools: t('groups.tools'),
    settings: t('groups.settings'),
    pages: t('groups.pages'),
    examples: shell('search.examplesTitle'),
  };
  const examplesGroup = group('examples', examples.map(questionRow));
  const meantRows = meant.map((question): Row => ({ ...questionRow(question), detail: t('why.unclearAmount') }));

  const pages = infoPages.map(({ id, path }): SearchEntry<Row> => {
    // As in the footer: the name of the home page is that of the site.
    const label = id === 'home' ? shell('footer.home') : meta(`pages.${id}.name`);
    return {
      item: { id: `page-${id}`, icon: 'file', label, run: () => openPage?.(path) },
      label,
      category: '',
      path: '',
      also: meta(`pages.${id}.also`),
    };
  });

  const foundSettings = searchEntries(settings, query, MAX_SETTINGS);
  // Pages are found by the text as it is, not by a guess at what was meant.
  const foundPages = pages.filter((entry) => isCalled(entry, query));
  // A tool that the query may mean comes after what it names.
  const isNamed = [...foundSettings, ...foundPages].some((entry) => isCalled(entry, query));
  const isFirst = isNamed && !foundTools.some((entry) => isCalled(entry, query));
  const isFound = [foundTools, intents, foundSettings, foundPages].some((found) => found.length > 0);
  const tools = isFound ? foundTools : relatedEntries(entries, query, MAX_TOOLS);
  const toolsGroup = group(
    'tools',
    tools.map(({ item }) => toolRow(item)),
  );
  const others = [group('settings', rowsOf(foundSettings)), group('pages', rowsOf(foundPages))];

  const groups =
    query.trim() === ''
      ? [
          group('favourites', toolsOf(ids)),
          group('recent', toolsOf(recent.filter((id) => !ids.includes(id)).slice(0, MAX_RECENT))),
          examplesGroup,
          group('settings', rowsOf(settings)),
        ]
      : [
          group('answers', [...meantRows, ...answers]),
          ...(isFirst ? [...others, toolsGroup] : [toolsGroup, ...others]),
        ];
  const found = groups.filter(({ rows }) => rows.length > 0);
  return found.length === 0 ? [examplesGroup] : found;
}
