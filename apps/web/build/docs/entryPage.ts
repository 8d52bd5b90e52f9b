import type { SiteDeclaration, SiteEntry, SiteExample } from '@toolbox/reference/site';
import { localPath } from '../../app/site/localPath.ts';
import { codeBlock, commentHtml, inlineHtml } from './commentHtml.ts';
import type { DocsSite } from './docsSite.ts';
import { liveFields } from './liveFields.ts';
import { element, escaped } from './markup.ts';

const ENGLISH = { lang: 'en' } as const;

function said(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const list = items.map((item) => element('li', ENGLISH, item));
  return element('h4', {}, escaped(title)) + element('ul', {}, ...list);
}

function exampleHtml(example: SiteExample, name: string, site: DocsSite): string {
  const code = [example.imports, example.code].filter((part) => part !== '').join('\n\n');
  return [
    element('h4', {}, escaped(site.labels.example)),
    element('div', ENGLISH, codeBlock(code)),
    liveFields(example, name, site),
  ].join('');
}

function declarationHtml(declaration: SiteDeclaration, site: DocsSite): string {
  const { name, text, signature, parameters, returns, throws, sources, examples } = declaration;
  const { labels } = site;
  const parameterItems = parameters.map(
    (parameter) => `${element('code', {}, escaped(parameter.name))}: ${inlineHtml(parameter.text)}`,
  );
  return element(
    'section',
    {},
    element('h3', { id: name, ...ENGLISH }, element('a', { href: `#${name}` }, escaped(name))),
    element('div', ENGLISH, commentHtml(text), codeBlock(signature)),
    said(labels.parameters, parameterItems),
    said(labels.returns, returns.map(inlineHtml)),
    said(labels.throws, throws.map(inlineHtml)),
    said(labels.source, sources.map(inlineHtml)),
    ...examples.map((example) => exampleHtml(example, name, site)),
  );
}

function failuresHtml({ failures }: SiteEntry, { labels }: DocsSite): string {
  if (failures.length === 0) return '';
  const items = failures.flatMap(({ code, facts }) => [
    element('dt', {}, element('code', {}, escaped(code))),
    element('dd', {}, element('code', {}, escaped(facts))),
  ]);
  return element(
    'section',
    {},
    element('h2', { id: 'failures' }, escaped(labels.failures)),
    element('dl', ENGLISH, ...items),
  );
}

function toolsHtml({ path }: SiteEntry, { toolsOf, labels, meta, language }: DocsSite): string {
  const links = toolsOf(path).map((tool) =>
    element('li', {}, element('a', { href: localPath(tool.path, language) }, escaped(meta.tools[tool.id].name))),
  );
  if (links.length === 0) return '';
  return element(
    'nav',
    { class: 'chips', 'aria-labelledby': 'tools' },
    element('h2', { id: 'tools' }, escaped(labels.tools)),
    element('ul', {}, ...links),
  );
}

/** The content of the page of an entry: what can be imported, what it does, and what may fail. */
export function entryPage(entry: SiteEntry, site: DocsSite): string {
  const { labels } = site;
  const groups = [
    { id: 'functions', title: labels.functions, kinds: ['function', 'class'] },
    { id: 'types', title: labels.types, kinds: ['type'] },
    { id: 'constants', title: labels.constants, kinds: ['constant'] },
  ].map((group) => ({ ...group, found: entry.declarations.filter(({ kind }) => group.kinds.includes(kind)) }));
  const shown = groups.filter(({ found }) => found.length > 0);
  const contents = shown.flatMap(({ id, title, found }) => [
    element('li', {}, element('a', { href: `#${id}` }, escaped(title))),
    ...(id === 'functions'
      ? found.map(({ name }) =>
          element('li', ENGLISH, element('a', { href: `#${name}` }, element('code', {}, escaped(name)))),
        )
      : []),
  ]);
  return [
    element('h1', ENGLISH, escaped(entry.path)),
    element('div', { class: 'lead', ...ENGLISH }, commentHtml(entry.text)),
    toolsHtml(entry, site),
    element(
      'nav',
      { class: 'chips', 'aria-labelledby': 'contents' },
      element('h2', { id: 'contents' }, escaped(labels.contents)),
      element('ul', {}, ...contents),
    ),
    ...shown.map(({ id, title, found }) =>
      element(
        'section',
        {},
        element('h2', { id }, escaped(title)),
        ...found.map((declaration) => declarationHtml(declaration, site)),
      ),
    ),
    failuresHtml(entry, site),
  ].join('');
}
