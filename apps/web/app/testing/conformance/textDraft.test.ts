import { expect, it } from 'vitest';
import { toTextValue } from '../../parts/document-field/textValue.ts';
import { textDraft } from '../../registry/textDraft.ts';

it.each([0, 1, 200_000, 200_001])('holds %i units as a field does', (length) => {
  const text = 'a'.repeat(length);
  expect(textDraft(text)).toEqual(toTextValue(text));
});
