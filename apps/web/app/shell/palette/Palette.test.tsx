import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadMessages } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import Palette from './Palette.tsx';
import { readDropped } from './readDropped.ts';

it.each(LANGUAGES)('offers another encoding of a dropped file that may be garbled, in %s', async (language) => {
  const file = new File([new Uint8Array([0x63, 0x61, 0x66, 0xe9])], 'menu.txt');
  const pasted = await readDropped(file);
  const { translate, i18n } = await renderView(
    () => <Palette pasted={pasted} onClose={() => undefined} />,
    'palette',
    language,
  );
  await act(() => loadMessages(i18n, language, 'inputNotices'));
  expect(screen.getByText('caf\ufffd')).toBeTruthy();
  const encoding = await screen.findByLabelText<HTMLSelectElement>(translate('inputNotices:file.readOtherwise'));
  act(() => encoding.focus());
  fireEvent.change(encoding, { target: { value: 'windows-1252' } });
  await waitFor(() => expect(screen.getByText('café')).toBeTruthy());
  expect(encoding.value).toBe('windows-1252');
  expect(document.activeElement).toBe(encoding);
});

it('offers none where the encoding is certain', async () => {
  const pasted = await readDropped(new File(['café'], 'menu.txt'));
  const { translate, i18n } = await renderView(
    () => <Palette pasted={pasted} onClose={() => undefined} />,
    'palette',
    'en',
  );
  await act(() => loadMessages(i18n, 'en', 'inputNotices'));
  expect(screen.getByText('café')).toBeTruthy();
  expect(screen.queryByLabelText(translate('inputNotices:file.readOtherwise'))).toBeNull();
});
