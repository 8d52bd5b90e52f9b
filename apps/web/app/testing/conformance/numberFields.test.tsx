import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { discoverTools } from '../../registry/discoverTools.ts';
import { reachable } from '../importGraph.ts';
import { openTool } from '../openTool.tsx';
import { LANGUAGES } from '../renderView.tsx';

const { tools } = await discoverTools();
/** An IP address is typed on the numeric keypad but is not a number. */
const NOT_NUMBERS: readonly string[] = ['ip-lookup'];
/** The others have their own tests with a simulated server. */
const offline = tools.filter(({ id, network }) => network.length === 0 && !NOT_NUMBERS.includes(id));

/** Invalid or ambiguous numbers. */
const REFUSED = ['1 5', '1,5', '0,015', '10,00020,000', '1;5', '€5'];

/** A date uses the numeric keypad too, and is recognized by its placeholder. */
function numberFields(dateExample: string): readonly HTMLInputElement[] {
  return screen
    .queryAllByRole<HTMLInputElement>('textbox')
    .filter(({ inputMode }) => inputMode === 'decimal' || inputMode === 'numeric')
    .filter(({ placeholder }) => placeholder !== dateExample);
}

/** The beginnings of 0.05, 0,5, -1 and 1,000, which are not errors yet. */
const UNFINISHED = ['0', '0.', '0,', '-', '1,', '.', '1 '];

const found = new Map<string, number>();

describe.each(LANGUAGES)('the number fields in %s', (language) => {
  it.each(offline.map(({ id }) => id))('of %s refuse what is no single number, and leave it as it is', async (id) => {
    const { translate } = await openTool(id, language);
    const fields = numberFields(translate('common:labels.dateExample'));
    found.set(id, fields.length);
    for (const field of fields) {
      const before = field.value;
      for (const text of REFUSED) {
        fireEvent.change(field, { target: { value: text } });
        await waitFor(() => expect(field.getAttribute('aria-invalid'), text).toBe('true'));
        expect(field.value).toBe(text);
      }
      fireEvent.change(field, { target: { value: before } });
    }
  });
});

describe.each(LANGUAGES)('the number fields in %s', (language) => {
  it.each(offline.map(({ id }) => id))('of %s scold nobody who is still typing', async (id) => {
    const { translate } = await openTool(id, language);
    for (const field of numberFields(translate('common:labels.dateExample'))) {
      for (const text of UNFINISHED) {
        fireEvent.input(field, { target: { value: text }, inputType: 'insertText' });
        expect([text, field.getAttribute('aria-invalid') ?? 'false']).toEqual([text, 'false']);
        expect(document.querySelector('[role=alert]')).toBeNull();
      }
    }
  });
});

it('are found in most tools that use them; some show theirs only after a choice', () => {
  const withFields = [...found].filter(([, count]) => count > 0);
  const users = offline.filter(({ id }) => reachable(`tools/${id}/View.tsx`).has('parts/number-entry/NumberEntry.tsx'));
  expect(withFields.length).toBeGreaterThan(users.length / 2);
});
