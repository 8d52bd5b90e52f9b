import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ToolId } from '@toolbox/i18n';
import { describe, expect, it } from 'vitest';
import styles from '../../parts/result-card/asExample.module.css';
import { openTool } from '../openTool.tsx';

const SHEET = join(import.meta.dirname, '../../parts/result-card/asExample.module.css');
const EXAMPLES = Object.keys(import.meta.glob('../../tools/*/*Example.tsx'));
const tools = [...new Set(EXAMPLES.map((file) => file.split('/').at(-2) as ToolId))];

const TOO_LARGE = 'a'.repeat(10 * 1024 * 1024 + 1);

/** Neither a number nor a date, and too long for a short text. */
const REFUSED_BY_MOST = '-'.repeat(10_001);

/** What the first field refuses, where it is something else. */
const REFUSED: Partial<Readonly<Record<ToolId, string>>> = {
  'text-sorter': TOO_LARGE,
  'keyword-extractor': 'short',
  'json-formatter': '{',
  'qr-generator': 'a'.repeat(3000),
  'address-qr': 'a'.repeat(3000),
  'barcode-generator': '\u00e9',
};

/** Matches what the style sheet hides; the environment of the tests has no styles. */
const [, hiding = ''] = /([^{}/]*)\{\s*visibility: hidden;/u.exec(readFileSync(SHEET, 'utf8')) ?? [];
const HIDDEN = hiding.replaceAll(/\.([a-z]+)/gu, (_, name) => `.${styles[name]}`);

describe('beside a refused input', () => {
  it.each(tools)('the example of %s is not shown', async (id) => {
    const { translate } = await openTool(id, 'en');
    const main = screen.getByRole('main');
    // In a copy, because the environment remembers what an element matched before.
    const example = () => (main.cloneNode(true) as Element).querySelector('section > div > [inert]');
    const isShown = () => example()?.matches(HIDDEN) === false;
    await waitFor(() => expect(isShown()).toBe(true));

    const [field] = screen.getAllByRole('textbox');
    if (field === undefined) throw new Error('No field');
    fireEvent.change(field, { target: { value: REFUSED[id] ?? REFUSED_BY_MOST } });
    fireEvent.blur(field);
    await waitFor(() => expect(main.querySelector('[aria-invalid="true"], [data-invalid]')).not.toBeNull());
    await waitFor(() => expect(isShown()).toBe(false));

    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    await waitFor(() => expect(isShown()).toBe(true));
  });
});
