import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { PastedPanel } from './PastedPanel.tsx';

const TEXTS = ['110000', '1990-05-15', '8.8.8.8', 'qqqqqqqq'];

it.each(LANGUAGES.flatMap((language) => TEXTS.map((text) => [text, language] as const)))(
  'offers tools for %s in %s',
  async (text, language) => {
    function OpenPanel() {
      return <PastedPanel text={text} first={useRef<HTMLDivElement>(null)} onClose={() => undefined} />;
    }
    await renderView(OpenPanel, 'palette', language);
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  },
);

it.each(LANGUAGES)('does not take the beginning of a text for the word for a QR code, in %s', async (language) => {
  const { translate } = await renderView(
    () => <PastedPanel text="QR code: not only for links." first={{ current: null }} onClose={() => undefined} />,
    'palette',
    language,
  );
  expect(screen.queryByText(translate('palette:why.qrText'))).toBeNull();
  expect(screen.getAllByText(translate('palette:why.text')).length).toBeGreaterThan(0);
});

it('shows the beginning of a long text without half a character', async () => {
  const kept = 'a'.repeat(159);
  await renderView(
    () => <PastedPanel text={`${kept}😀 more`} first={{ current: null }} onClose={() => undefined} />,
    'palette',
    'ko',
  );
  expect(screen.getByText(/^a+/u).textContent).toBe(`${kept}…`);
});

it.each([
  ['decomposed letters', '한글'.normalize('NFD'), '2'],
  ['a joined emoji', '👨‍👩‍👧', '1'],
])('counts %s as people do', async (_name, text, count) => {
  const { translate } = await renderView(
    () => <PastedPanel text={text} first={{ current: null }} onClose={() => undefined} />,
    'palette',
    'ko',
  );
  expect(screen.getByText(translate('palette:pasted.size', { count }))).toBeTruthy();
});
