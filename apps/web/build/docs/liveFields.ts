import type { SiteExample } from '@toolbox/reference/site';
import { type DocsSite, filled } from './docsSite.ts';
import { element, escaped } from './markup.ts';

type LiveValue = NonNullable<SiteExample['live']>['values'][number];

function field({ label, kind, text }: LiveValue, id: string): string {
  const caption = element('label', { for: id, lang: 'en' }, element('code', {}, escaped(label)));
  const own = { id, 'data-kind': kind, autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off' };
  if (kind === 'choice') {
    return element(
      'p',
      {},
      `<input id="${id}" data-kind="choice" type="checkbox"${text === 'true' ? ' checked' : ''}/>`,
      caption,
    );
  }
  if (text.includes('\n')) {
    // The first line break in the element is not part of its text.
    return element('p', {}, caption, element('textarea', { ...own, rows: '4' }, `\n${escaped(text)}`));
  }
  const attributes = Object.entries({ ...own, type: 'text', value: text })
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  return element('p', {}, caption, `<input${attributes}/>`);
}

/** The values of an example as fields, with its result below. Without scripts the example is only read. */
export function liveFields({ id, live }: SiteExample, name: string, { labels }: DocsSite): string {
  if (live === undefined) return '';
  const fields = live.values.map((value, index) => field(value, `${id}-value-${index + 1}`));
  const result = `${id}-result`;
  return element(
    'fieldset',
    {
      class: 'live',
      'data-play': id,
      'data-bad-number': labels.badNumber,
      'data-bad-whole': labels.badWhole,
      hidden: true,
    },
    element('legend', {}, escaped(filled(labels.play, { name }))),
    element('div', { class: 'values' }, ...fields),
    element(
      'p',
      { class: 'result' },
      element('span', { id: result }, escaped(labels.result)),
      element('output', { 'aria-labelledby': result }, ''),
    ),
  );
}
