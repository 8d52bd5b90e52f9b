import { localPath } from '../../app/site/localPath.ts';
import { inlineHtml } from './commentHtml.ts';
import { type DocsSite, entryPath } from './docsSite.ts';
import { element, escaped } from './markup.ts';

/** The content of the first page of the reference: what it is, and its entries. */
export function indexPage({ labels, entries, language }: DocsSite): string {
  const items = entries.map(({ id, path, summary }) =>
    element(
      'div',
      {},
      element('dt', {}, element('a', { href: localPath(entryPath(id), language) }, element('code', {}, escaped(path)))),
      element('dd', {}, inlineHtml(summary)),
    ),
  );
  return [
    element('h1', {}, escaped(labels.name)),
    ...labels.intro.map((paragraph) => element('p', {}, escaped(paragraph))),
    element('h2', {}, escaped(labels.entries)),
    element('dl', { class: 'entries', lang: 'en' }, ...items),
  ].join('');
}
