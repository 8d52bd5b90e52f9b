import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { discoverTools } from '../../registry/discoverTools.ts';
import { openTool } from '../openTool.tsx';
import { LANGUAGES } from '../renderView.tsx';

const { tools } = await discoverTools();

/** These show data without any input. */
const LIVE = new Set(['kimchi-premium', 'whale-alert', 'whale-trades']);
const asked = tools.filter(({ id, category }) => (category === 'calculator' || category === 'crypto') && !LIVE.has(id));

describe.each(LANGUAGES)('the example in %s', (language) => {
  it.each(asked.map(({ id }) => id))('of %s is gray and not focusable until it is filled in', async (id) => {
    const { translate } = await openTool(id, language);
    const result = () => screen.getByLabelText(translate('common:labels.result'), { selector: 'section' });
    const copy = () => within(result()).getAllByRole('button', { name: translate('common:actions.copy') })[0];
    const grayed = () => result().querySelector<HTMLElement>('[inert]');
    const figuresIn = (element: Element | null) => element?.textContent.match(/\d[\d,.]*\d/gu) ?? [];

    await waitFor(() => expect(grayed()).not.toBeNull());
    expect(within(result()).getByText(translate('common:labels.example'))).toBeTruthy();
    expect(copy()?.matches(':disabled')).toBe(true);
    expect(grayed()?.querySelector('input, select, textarea')).toBeNull();
    // A screen reader reads the label of the example and then its content; none of it is announced.
    const heard = [...(result().querySelector('div.visually-hidden:not([role])')?.children ?? [])];
    expect(heard.map(({ textContent }) => textContent === '')).toEqual([false, false]);
    expect(result().querySelector('[role="status"]')?.textContent ?? '').toBe('');
    const shown = figuresIn(grayed());
    expect(shown).not.toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.fillExample') }));
    await waitFor(() => expect(grayed()).toBeNull());
    expect(within(result()).queryByText(translate('common:labels.example'))).toBeNull();
    expect(copy()?.matches(':disabled')).toBe(false);
    // The example result equals the real one.
    expect(figuresIn(result())).toEqual(expect.arrayContaining(shown));

    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    await waitFor(() => expect(grayed()).not.toBeNull());
  });
});
